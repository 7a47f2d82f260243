import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translate } from '../protocol/fields.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { completeCommand } from './index.ts'
import { readCompound } from './snbt.ts'
import { StringReader } from './tree/reader.ts'

const REASONS = ['unknown_command', 'syntax', 'not_found', 'no_permission', 'failed', 'unsupported']

/** Words that commands use, and words made to trip a parser. */
const WORDS = [
  ...['give', 'clear', 'item', 'replaceitem', 'enchant', 'setblock', 'fill', 'clone', 'tp', 'kill', 'summon'],
  ...['tag', 'effect', 'xp', 'data', 'execute', 'time', 'weather', 'gamerule', 'gamemode', 'difficulty'],
  ...['setworldspawn', 'spawnpoint', 'say', 'tell', 'list', 'scoreboard', 'locate', 'loot'],
  ...[
    'get',
    'merge',
    'block',
    'entity',
    'replace',
    'with',
    'add',
    'remove',
    'set',
    'query',
    'run',
    'as',
    'at',
  ],
  ...['if', 'unless', 'positioned', 'facing', 'rotated', 'align', 'anchored', 'in', 'store', 'eyes', 'xyz'],
  ...[
    '@s',
    '@a',
    '@e',
    '@p',
    '@r',
    '@e[',
    '@e[type=cow]',
    '@a[name="x,y"]',
    '@e[nbt={a:1}]',
    '@e[sort=random]',
  ],
  ...[
    '@e[distance=..3,limit=2]',
    '@a[x=1,dx=2]',
    '@',
    'Ann',
    'Nobody',
    '~',
    '~5',
    '~-.5',
    '^',
    '^1',
    '^x',
    '1',
    '-60',
  ],
  ...[
    '1e99',
    '999999999999',
    '.',
    '..',
    '3..',
    'NaN',
    'stone',
    'chest[',
    'oak_stairs[facing=east]',
    'chest{Items:[]}',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '\\',
    '{a:{b:[1,2]}}',
    '{Items:[{Slot:9b,id:"x"}]}',
    '{Health:-1e9f}',
    '[I;1]',
  ],
  ...[
    'diamond',
    'diamond_sword{Damage:3}',
    'cow',
    'boat',
    'item',
    'speed',
    'instant_damage',
    'sharpness',
    'true',
  ],
  ...[
    'keepInventory',
    'Inventory[0].id',
    'Pos[-1]',
    'a."b',
    'Items[{',
    'constructor',
    '__proto__',
    'toString',
  ],
  ...[
    'container.0',
    'armor.head',
    'weapon',
    'night',
    'rain',
    'minecraft:',
    'minecraft:stone',
    ':',
    '#logs',
    '☃',
    '\u0000',
  ],
]

/** Valid lines; the fuzzer replaces one word of each. */
const LINES = [
  'give @a stone 3',
  'setblock ~ ~ ~3 chest{Items:[]} replace',
  'fill 0 -60 0 3 -58 3 oak_stairs[facing=east] replace air',
  'clone 0 -60 0 1 -60 1 5 -60 5 masked force',
  'execute as @a at @s positioned ~ ~1 ~ if block ~ ~ ~ air run summon cow ^ ^ ^2 {Age:-5}',
  'tp @e[type=cow] ~ ~ ~ facing entity Ann eyes',
  'data get entity Ann Inventory[{Slot:0b}].id 1',
  'item replace entity @s container.3 with diamond_sword{Damage:3} 1',
  'effect give @e speed 5 1 true',
  'xp add @a 3 levels',
  'tag @e[distance=..9] add t',
  'time add 3d',
].map((line) => line.split(' '))

describe('commands from untrusted input', () => {
  it('answers any line with a reply and never throws', () => {
    const world = new SmallWorld()
    const ann = world.player('Ann')
    const word = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    )
    const line = fc.oneof(
      { weight: 4, arbitrary: fc.array(word, { maxLength: 10 }).map((words) => words.join(' ')) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...LINES), fc.nat(12), word)
          .map(([words, at, other]) => words.map((word, i) => (i === at ? other : word)).join(' ')),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    )
    let accepted = 0
    fc.assert(
      fc.property(line, fc.boolean(), (text, asPlayer) => {
        const reply = world.run(text, asPlayer ? ann : undefined)
        expect(typeof reply.message).toBe('string')
        if (reply.ok) accepted++
        else expect(REASONS).toContain(reply.reason)
        if (world.game.entities.size > 50) world.ok('kill @e')
      }),
      { numRuns: 8000, seed: 20_260 },
    )
    world.ticks(5)
    expect(accepted).toBeGreaterThan(100)
  })

  it('completes any line and never throws', () => {
    const world = new SmallWorld()
    const ann = world.player('Ann')
    const word = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    )
    const line = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      fc.tuple(fc.constantFrom(...LINES), fc.nat(80)).map(([words, end]) => words.join(' ').slice(0, end)),
    )
    let completed = 0
    fc.assert(
      fc.property(line, (typed) => {
        completeCommand(world.game, ann, { transactionId: 7, text: `/${typed}` })
        const { start, length, matches } = (world.sent.at(-1)?.fields ?? {}) as {
          start: number
          length: number
          matches: { match: string }[]
        }
        expect(start + length).toBe(typed.length + 1)
        if (matches.length > 0) completed++
      }),
      { numRuns: 3000, seed: 20_261 },
    )
    expect(completed).toBeGreaterThan(300)
  })

  it.each([
    ['nested deeply', `give Ann stone{a:${'['.repeat(600)}${']'.repeat(600)}}`],
    ['nested beyond the stack', `give Ann stone{a:${'{a:'.repeat(9000)}1${'}'.repeat(9000)}}`],
    ['unclosed', `summon cow ~ ~ ~ {${'a:[{'.repeat(5000)}`],
    ['longer than a command may be', `say ${'x'.repeat(40_000)}`],
    ['made to backtrack', `setblock 0 0 0 stone[${']{'.repeat(15_000)}`],
    ['made to backtrack in a selector', `kill @e[${'a=['.repeat(9000)}`],
    ['a path of brackets', `data get entity Ann ${'[0]'.repeat(9000)}`],
    ['a number of many digits', `give Ann stone{a:${'9'.repeat(30_000)}}`],
    ['many words', `execute ${'as @s '.repeat(5000)}`],
  ])('answers a line that is %s with less than a second of computing', (_what, line) => {
    const world = new SmallWorld()
    const ann = world.player('Ann')
    // CPU time, to which other processes do not contribute
    const before = process.cpuUsage()
    const reply = world.run(line, ann)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
    expect(reply.ok ? '' : reply.reason).toMatch(/syntax|not_found|failed|^$/)
  })

  it('reads numbers, arrays and text of tags as vanilla does', () => {
    const read = (text: string) => readCompound(new StringReader(text)).value
    expect(
      read('{a:1b,b:2s,c:3,d:-4L,e:.5f,f:1e3,g:"x\\"y",h:\'q\',i:true,j:word,"k k":[I;1,2],l:[L;-1L]}'),
    ).toEqual({
      a: { type: 'byte', value: 1 },
      b: { type: 'short', value: 2 },
      c: { type: 'int', value: 3 },
      d: { type: 'long', value: [-1, -4] },
      e: { type: 'float', value: 0.5 },
      f: { type: 'double', value: 1000 },
      g: { type: 'string', value: 'x"y' },
      h: { type: 'string', value: 'q' },
      i: { type: 'byte', value: 1 },
      j: { type: 'string', value: 'word' },
      'k k': { type: 'intArray', value: [1, 2] },
      l: { type: 'longArray', value: [[-1, -1]] },
    })
    expect(read('{a:300b,b:99999999999}')).toEqual({
      a: { type: 'string', value: '300b' },
      b: { type: 'string', value: '99999999999' },
    })
    expect(() => read('{a:[1,"x"]}')).toThrow(
      expect.objectContaining({
        text: translate('argument.nbt.list.mixed', 'TAG_String', 'TAG_Int'),
        place: { line: '{a:[1,"x"]}', cursor: 6 },
      }),
    )
    expect(Object.getPrototypeOf(read('{__proto__:{x:1}}'))).toBe(Object.prototype)
  })
})
