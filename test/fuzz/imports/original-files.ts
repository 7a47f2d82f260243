import type { Random } from '../../../src/core/random.ts'
import { bedrockNbt, type Nbt, nbtFile } from './nbt-text.ts'
import { bedrock, legacySchematic, litematic, schematic, template } from './original-structures.ts'

/** A file to import, with the files of its data folder. `kind` is for the report. */
export interface OriginalFile {
  kind: string
  name: string
  /** The content to mutate: JSON, an NBT tree, or lines of text. */
  content: { json: unknown } | { nbt: Nbt } | { bedrock: Nbt } | { text: string }
  /** Other files of the folder. */
  beside: Record<string, string | Buffer>
}

const BLOCKS = [
  'stone',
  'oak_log',
  'oak_stairs',
  'torch',
  'spruce_door',
  'glass',
  'dirt_path',
  'air',
  'red_bed',
]
const FACINGS = ['A', 'A', 'A', 'N', 'E', 'S', 'W', 'x', 'y', 'z']

const structure = (random: Random, name: string) => {
  const [width, height, depth] = [1 + random.integer(5), 1 + random.integer(6), 1 + random.integer(5)]
  const blocks: object[] = []
  for (let y = 0; y < height; y++)
    for (let z = 0; z < depth; z++)
      for (let x = 0; x < width; x++)
        if (random.next() < 0.6)
          blocks.push({
            name: random.pick(BLOCKS),
            position: [x - Math.floor(width / 2), y, z - Math.floor(depth / 2)],
            facing: random.pick(FACINGS),
          })
  return {
    name,
    size: [width, height, depth],
    blocks: [...blocks, { name: 'stone', position: [0, 0, 0], facing: 'A' }].slice(
      blocks.length === 0 ? 0 : -60,
    ),
  }
}

const setting = (random: Random, index: number) => ({
  name: `cake_${index}`,
  target: 'cake',
  milk: 'milk_bucket in chest',
  component: [
    { name: 'crafting_table', type: 'block', position: [0, 0, 10] },
    {
      name: 'chest',
      type: 'block',
      position: [-1, 0, 10],
      facing: 'north',
      items: [
        { name: 'egg', count: 1 },
        { name: 'milk_bucket', count: 1 + random.integer(3) },
        { name: 'sugar', count: 2 },
      ],
    },
    { name: 'wheat_farm', type: 'structure', position: [5, 0, 7] },
    { name: 'cow_pasture', type: 'structure', position: [-6, 0, 7] },
  ],
  check_point: [
    { name: 'cake', count: 1, score: 100, sub_check_point: ['egg', 'milk_bucket', 'wheat', 'sugar'] },
    ...['egg', 'milk_bucket', 'wheat', 'sugar'].map((name) => ({
      name,
      count: 1 + random.integer(3),
      score: 10,
      sub_check_point: [],
    })),
  ],
})

const farms = () => ({
  wheat_farm: {
    size: [5, 2, 3],
    blocks: [-2, -1, 0, 1, 2].flatMap((x) => [
      { name: 'farmland', position: [x, 0, 0], moisture: 7 },
      { name: 'wheat', position: [x, 1, 0], age: 7 },
      { name: 'smooth_sandstone', position: [x, 0, 1] },
    ]),
  },
  cow_pasture: {
    size: [3, 1, 3],
    blocks: [{ name: 'oak_fence', position: [-1, 0, -1] }],
    entities: [{ name: 'cow', position: [0, 0, 0] }],
  },
})

const atom = (random: Random) => {
  const lever = { name: 'lever', position: [0, 0, 1], powered: false }
  const plate = { name: 'oak_pressure_plate', position: [random.integer(3) - 1, 0, -1], powered: false }
  const used = random.pick([[lever], [plate], [lever, plate]]) ?? [lever]
  return {
    init: used.map((entry) => ({ ...entry, random: random.next() < 0.3 })),
    condition: used.map((entry) => ({ ...entry, powered: true })),
    effect: [
      { name: 'air', position: [0, 0, 4] },
      { name: 'air', position: [0, 1, 4] },
    ],
    in: {},
    out: {},
    merge: random.next() < 0.15,
    same_room: random.next() < 0.8,
    wait_interval: 1 + random.integer(4),
    score: 1 + random.integer(3),
    type: random.pick(['and', 'or']),
    min_player: 1 + random.integer(2),
    task_description: 'pull it',
  }
}

const run = (random: Random, index: number) => ({
  api_model: 'gpt-4o',
  task_type: random.pick(['construction', 'farming', 'puzzle', 'meta', 'construction']),
  task_idx: random.integer(4),
  agent_num: 1 + random.integer(6),
  dig_needed: false,
  max_task_num: 0,
  task_goal: 'Work together.',
  document_file: 'data\\map_description.json',
  task_name: `gpt-4o_construction_task${index}_2p`,
})

const list = <T>(random: Random, of: (index: number) => T): T[] =>
  Array.from({ length: 1 + random.integer(4) }, (_, index) => of(index))

/** Generators of valid files, one for each format that importers read. */
function makersOf(random: Random): (() => OriginalFile)[] {
  const json = (kind: string, name: string, content: unknown, beside: Record<string, unknown> = {}) => ({
    kind,
    name,
    content: { json: content },
    beside: Object.fromEntries(Object.entries(beside).map(([file, value]) => [file, JSON.stringify(value)])),
  })
  const structures = () => list(random, (index) => structure(random, `house_${index % 3}`))
  const settings = () => list(random, (index) => setting(random, index))
  const makers: (() => OriginalFile)[] = [
    () => json('building blueprints', 'building_blue_print.json', structures()),
    () => json('farm settings', 'farm_setting.json', settings(), { 'farm_blue_print.json': farms() }),
    () =>
      json(
        'escape mechanisms',
        'escape_atom.json',
        list(random, () => atom(random)),
      ),
    () =>
      json(
        'launch configuration',
        'launch.json',
        list(random, (index) => run(random, index)),
        {
          'building_blue_print.json': structures(),
          'farm_setting.json': settings(),
          'farm_blue_print.json': farms(),
        },
      ),
    () => ({
      ...json('template houses', 'template_houses.json', { plains: ['small_house_1', 'gone'] }),
      beside: { 'small_house_1.nbt': nbtFile(template(random)) },
    }),
    () => ({ kind: 'structure', name: 'house.nbt', content: { nbt: template(random) }, beside: {} }),
    () => ({ kind: 'schematic', name: 'house.schem', content: { nbt: schematic(random) }, beside: {} }),
    () => ({ kind: 'litematic', name: 'house.litematic', content: { nbt: litematic(random) }, beside: {} }),
    () => ({
      kind: 'legacy schematic',
      name: 'house.schematic',
      content: { nbt: legacySchematic(random) },
      beside: {},
    }),
    () => ({
      kind: 'structure of Bedrock',
      name: 'house.mcstructure',
      content: { bedrock: bedrock(random) },
      beside: {},
    }),
  ]
  return makers
}

/** A valid file of one of the formats that importers read. @param number which format; formats come in turns */
export function originalFile(random: Random, number: number): OriginalFile {
  const makers = makersOf(random)
  return makers[number % makers.length]?.() as OriginalFile
}

/** The bytes of a file that has not been mutated. */
export function bytesOf({ content }: OriginalFile): Buffer {
  if ('text' in content) return Buffer.from(content.text)
  if ('bedrock' in content) return bedrockNbt(content.bedrock)
  return 'nbt' in content ? nbtFile(content.nbt) : Buffer.from(JSON.stringify(content.json))
}
