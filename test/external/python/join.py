"""
Joins a server with quarry, a client of other authors, reads what it knows of the packets, and prints JSON: where it stands, how many
packets of each kind came, and what could not be read. Arguments: host, port, protocol number, name, seconds to stay.
"""
import json
import sys

from quarry.net.auth import OfflineProfile
from quarry.net.client import ClientFactory, SpawningClientProtocol
from twisted.internet import reactor

host, port, number, name, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], float(sys.argv[5])
SINCE_1_17 = 755
# the lowest blocks of a column that are printed
LAYERS = 5
result = {"kinds": {}, "read": {}, "errors": [], "position": None, "brand": None, "kick": None, "chat": []}


def recipes(client, buff):
    return [buff.unpack_recipe()["name"] for _ in range(buff.unpack_varint())]


def tags(client, buff):
    def group():
        names = []
        for _ in range(buff.unpack_varint()):
            names.append(buff.unpack_string())
            for _ in range(buff.unpack_varint()):
                buff.unpack_varint()
        return names

    if number < SINCE_1_17:
        return [tag for _ in range(4) for tag in group()]
    return [tag for _ in range(buff.unpack_varint()) for tag in [buff.unpack_string(), *group()]]


def slots(client, buff):
    buff.unpack("B")
    if number < SINCE_1_17:
        return [buff.unpack_slot() for _ in range(buff.unpack("h"))]
    buff.unpack_varint()
    items = [buff.unpack_slot() for _ in range(buff.unpack_varint())]
    buff.unpack_slot()
    return items


def metadata(client, buff):
    buff.unpack_varint()
    return list(buff.unpack_entity_metadata().keys())


def brand(client, buff):
    channel = buff.unpack_string()
    data = buff.read()
    if channel == "minecraft:brand":
        result["brand"] = data[1:].decode()
    return [channel]


def chunk(client, buff):
    x, z = buff.unpack("ii")
    buff.unpack("?")
    mask = buff.unpack_varint()
    buff.unpack_nbt()
    for _ in range(buff.unpack_varint()):
        buff.unpack_varint()
    length = buff.unpack_varint()
    inner = client.buff_type(buff.read(length))
    sections = inner.unpack_chunk(mask)
    assert len(inner) == 0, "bytes left in the chunk's sections"
    for _ in range(buff.unpack_varint()):
        buff.unpack_nbt()
    blocks = sections[0][0]
    return [[blocks[y * 256] for y in range(LAYERS)]]


def commands(client, buff):
    return sorted(buff.unpack_commands()["children"].keys())


READERS = {
    "declare_recipes": recipes,
    "tags": tags,
    "window_items": slots,
    "entity_metadata": metadata,
    "plugin_message": brand,
    # quarry reads the sections of chunks as they were before 1.18, and the commands as they were before 1.19
    **({"chunk_data": chunk, "declare_commands": commands} if number < SINCE_1_17 else {}),
}


class Client(SpawningClientProtocol):
    def packet_received(self, buff, kind):
        result["kinds"][kind] = result["kinds"].get(kind, 0) + 1
        reader = READERS.get(kind)
        if reader is None or self.protocol_mode != "play":
            super().packet_received(buff, kind)
            return
        try:
            result["read"].setdefault(kind, []).extend(reader(self, buff))
            if len(buff) > 0:
                raise ValueError(f"{len(buff)} bytes are left")
        except Exception as error:
            result["errors"].append(f"{kind}: {type(error).__name__}: {error}")
        finally:
            buff.discard()

    def packet_login_disconnect(self, buff):
        result["kick"] = str(buff.unpack_chat())
        self.close()

    packet_disconnect = packet_login_disconnect

    def player_joined(self):
        super().player_joined()
        reactor.callLater(seconds, finish, self)


class Factory(ClientFactory):
    protocol = Client
    force_protocol_version = number

    def clientConnectionLost(self, connector, reason):
        stop()

    def clientConnectionFailed(self, connector, reason):
        result["errors"].append(str(reason.value))
        stop()


def finish(client):
    result["position"] = list(client.pos_look)[:3] if client.spawned else None
    client.close()
    stop()


def stop():
    if reactor.running:
        reactor.stop()


Factory(OfflineProfile(name)).connect(host, port)
reactor.callLater(60, stop)
reactor.run()
print(json.dumps(result))
