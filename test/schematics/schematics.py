"""Reads and writes schematics with litemapy and nbtlib, for schematics.slow.test.ts.

  schematics.py read FILE            prints the blocks that are not air as JSON: [[x, y, z, "name[state=value]"], ...]
  schematics.py write KIND FILE      writes a file of the blocks that come as JSON on stdin
"""

import json
import sys

import nbtlib
from litemapy import BlockState, Region
from litemapy import Schematic as Litematic
from nbtlib import ByteArray, Compound, File, Int, List, Short, String


def text_of(name, states):
    name = name.removeprefix("minecraft:")
    inner = ",".join(f"{key}={value}" for key, value in sorted(states.items()))
    return f"{name}[{inner}]" if inner else name


def parts_of(text):
    name, _, rest = text.partition("[")
    states = dict(pair.split("=") for pair in rest.rstrip("]").split(",") if pair)
    return f"minecraft:{name}", states


def read_litematic(path):
    region = next(iter(Litematic.load(path).regions.values()))
    for x, y, z in region.block_positions():
        block = region[x, y, z]
        if block.id != "minecraft:air":
            yield [x - region.min_x(), y - region.min_y(), z - region.min_z(), text_of(block.id, dict(block.properties()))]


def varints(data):
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte & 128 == 0:
            yield value
            value = shift = 0


def read_schem(path):
    root = nbtlib.load(path)
    names = {int(number): text.removeprefix("minecraft:") for text, number in root["Palette"].items()}
    width, length = int(root["Width"]), int(root["Length"])
    for index, number in enumerate(varints(int(byte) & 255 for byte in root["BlockData"])):
        if names[number] != "air":
            yield [index % width, index // (width * length), index // width % length, names[number]]


def size_of(blocks):
    return [max(block[axis] for block in blocks) + 1 for axis in range(3)]


def write_litematic(blocks, path):
    region = Region(0, 0, 0, *size_of(blocks))
    for x, y, z, text in blocks:
        name, states = parts_of(text)
        region[x, y, z] = BlockState(name, **states)
    region.as_schematic(name="foreign", author="litemapy").save(path)


def encoded(numbers):
    for number in numbers:
        while number > 127:
            yield (number & 127) | 128
            number >>= 7
        yield number


def schem_parts(blocks):
    width, height, length = size_of(blocks)
    palette = {"minecraft:air": 0}
    cells = [0] * (width * height * length)
    for x, y, z, text in blocks:
        cells[x + z * width + y * width * length] = palette.setdefault(f"minecraft:{text}", len(palette))
    data = ByteArray([byte - 256 if byte > 127 else byte for byte in encoded(cells)])
    sizes = {"Width": Short(width), "Height": Short(height), "Length": Short(length)}
    return sizes, Compound({text: Int(number) for text, number in palette.items()}), data


def write_schem(blocks, path):
    sizes, palette, data = schem_parts(blocks)
    root = {"Version": Int(2), "DataVersion": Int(3120), **sizes, "Palette": palette, "BlockData": data}
    File(root, root_name="Schematic", gzipped=True).save(path)


def write_schem3(blocks, path):
    sizes, palette, data = schem_parts(blocks)
    inner = {"Version": Int(3), "DataVersion": Int(3120), **sizes, "Blocks": Compound({"Palette": palette, "Data": data})}
    File({"Schematic": Compound(inner)}, gzipped=True).save(path)


def write_structure(blocks, path):
    palette, entries = [], []
    for x, y, z, text in blocks:
        if text not in palette:
            palette.append(text)
        entries.append(Compound({"pos": List[Int]([x, y, z]), "state": Int(palette.index(text))}))
    states = []
    for text in palette:
        name, properties = parts_of(text)
        own = {"Properties": Compound({key: String(value) for key, value in properties.items()})} if properties else {}
        states.append(Compound({"Name": String(name), **own}))
    root = {"DataVersion": Int(3120), "size": List[Int](size_of(blocks)), "palette": List[Compound](states)}
    File({**root, "blocks": List[Compound](entries), "entities": List[Compound]([])}, gzipped=True).save(path)


WRITERS = {"litematic": write_litematic, "schem": write_schem, "schem3": write_schem3, "nbt": write_structure}

if sys.argv[1] == "read":
    reader = read_litematic if sys.argv[2].endswith(".litematic") else read_schem
    print(json.dumps(list(reader(sys.argv[2]))))
else:
    WRITERS[sys.argv[2]](json.load(sys.stdin), sys.argv[3])
