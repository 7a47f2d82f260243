import { describe, expect, it } from 'vitest'
import { dependency, subtask } from '../../graph/testing.ts'
import type { Plan } from '../../planner/plan.ts'
import { dotOf } from './dot.ts'
import { mermaidOf } from './mermaid.ts'
import { svgOf } from './svg.ts'

const planOf = (descriptions: string[], edges: [number, number, string[]?][] = [], reason = ''): Plan => ({
  task: 'hut',
  planner: 'causal',
  model: 'expert',
  functions: [],
  subtasks: descriptions.map((description, index) => ({ ...subtask(index + 1), description })),
  dependencies: edges.map(([from, to, rules]) => ({ ...dependency(from, to, rules), reason })),
  dropped: [],
  isolated: [],
  modelCalls: {},
})

const small = planOf(
  ['place 4 stone bricks at (0, 0, 0)', 'place 1 oak door', 'wait'],
  [
    [1, 2, ['support', 'reach']],
    [1, 3],
  ],
)

/** Subtask 3 waits for 1 or 2. */
const alternatives: Plan = {
  ...planOf(['west pier', 'east pier', 'bridge']),
  dependencies: [1, 2].map((from) => ({ ...dependency(from, 3, ['support']), anyOf: [1] })),
}

/** Texts that a model, or a stranger's task file, might put into a description. */
const HOSTILE = [
  'say "hello" & \'bye\'',
  'two\nlines\r\nand\ttabs',
  '<script>alert(1)</script><!-- ]]> -->',
  'C:\\new\\ and a trailing \\',
  '%%{init: {"securityLevel": "loose"}}%% #quot; #35; `code` **bold**',
  '\u001b[31mred\u0000\u0007 \u202ereversed \uffff',
  '"] --> s9["',
  '\\"; injected [shape=box]; "',
  'a'.repeat(300),
  '建造房屋 🏠',
  '',
]
const hostile = planOf(
  HOSTILE,
  HOSTILE.slice(1).map((text, index): [number, number, string[]] => [1, index + 2, [text]]),
  HOSTILE.join(' '),
)

describe('a plan in Mermaid', () => {
  it('has a node for each subtask and an arrow with its rules for each dependency', () => {
    expect(mermaidOf(small)).toBe(`flowchart LR
  s1["#1 place 4 stone bricks at (0, 0, 0)"]
  s2["#2 place 1 oak door"]
  s3["#3 wait"]
  s1 -->|"support, reach"| s2
  s1 --> s3`)
  })

  it('draws alternatives as dotted arrows', () => {
    expect(mermaidOf(alternatives)).toContain('  s1 -.->|"support"| s3\n  s2 -.->|"support"| s3')
  })

  it('writes all that could mean something to Mermaid as entity codes', () => {
    for (const line of mermaidOf(hostile).split('\n').slice(1)) {
      const [, text] =
        /^ {2}s\d+\["#\d+ (.*)"\]$/.exec(line) ?? /^ {2}s\d+ (?:--|==)>\|"(.*)"\| s\d+$/.exec(line) ?? []
      expect(text).toBeDefined()
      expect(text?.replaceAll(/#\d+;/g, '')).not.toMatch(/["<>&#%`\\\p{Cc}\u202e]/u)
    }
    expect(mermaidOf(planOf(['say "hi" <b> #quot;']))).toContain('#1 say #34;hi#34; #60;b#62; #35;quot;')
  })
})

describe('a plan in dot', () => {
  it('has a node for each subtask and an arrow with its rules for each dependency', () => {
    expect(dotOf(small)).toBe(`digraph "hut" {
  rankdir=LR
  node [shape=box]
  1 [label="#1 place 4 stone bricks at (0, 0, 0)"]
  2 [label="#2 place 1 oak door"]
  3 [label="#3 wait"]
  1 -> 2 [label="support, reach", tooltip=""]
  1 -> 3 [label="", tooltip=""]
}`)
  })

  it('draws alternatives as dashed arrows', () => {
    expect(dotOf(alternatives)).toContain('  2 -> 3 [label="support", tooltip="", style=dashed]')
  })

  it('lets no text out of its quotes', () => {
    const string = String.raw`"(?:[^"\\]|\\.)*"`
    const line = new RegExp(
      String.raw`^(?:  \d+ \[label=${string}\]|  \d+ -> \d+ \[label=${string}, tooltip=${string}\])$`,
    )
    for (const each of dotOf(hostile).split('\n').slice(3, -1)) expect(each).toMatch(line)
  })
})

describe('a plan in SVG', () => {
  it('has a box for each subtask, right of all that it waits for, with room between', () => {
    const boxes = [
      ...svgOf(small).matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="(\d+)" height="(\d+)">/g),
    ].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))
    expect(boxes).toHaveLength(3)
    const [first, ...waiting] = boxes
    for (const box of waiting) {
      expect(box.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    }
    expect(waiting[0]?.x).toBe(waiting[1]?.x)
    expect(Math.abs((waiting[0]?.y ?? 0) - (waiting[1]?.y ?? 0))).toBeGreaterThan(waiting[0]?.height ?? 0)
    expect(svgOf(small)).toContain('<title>#1 before #2: support, reach')
  })

  it('draws alternatives dashed, and says that they are', () => {
    expect(svgOf(alternatives).match(/class="line any"/g)).toHaveLength(2)
    expect(svgOf(alternatives)).toContain('#1 before #3: support, one of several alternatives')
  })

  it('is XML for any description', () => {
    for (const plan of [small, hostile, planOf([])]) expect(faultsOfXml(svgOf(plan))).toEqual([])
    expect(svgOf(hostile)).not.toContain('<script')
  })

  it('is not taken for XML by this test when it is none', () => {
    expect(faultsOfXml('<a><b></a>')).not.toEqual([])
    expect(faultsOfXml('<a>&nbsp;</a>')).not.toEqual([])
    expect(faultsOfXml('<a b=c/>')).not.toEqual([])
    expect(faultsOfXml('<a>\u0007</a>')).not.toEqual([])
  })
})

/** Faults of a text when read as XML that consists of elements, quoted attributes and the five entities. */
function faultsOfXml(text: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const tag = /^<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/
  if (/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(text)) faults.push('forbidden character')
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) faults.push('unknown entity')
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const [whole, closing, name = '', , empty] = tag.exec(text.slice(at)) ?? []
    if (whole === undefined) faults.push(`no tag: ${text.slice(at, at + 20)}`)
    else if (closing) {
      if (open.pop() !== name) faults.push(`unexpected </${name}>`)
    } else if (!empty) open.push(name)
  }
  return [...faults, ...open.map((name) => `<${name}> is not closed`)]
}
