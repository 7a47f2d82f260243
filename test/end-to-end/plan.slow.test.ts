import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { planSchema } from '../../src/planner/plan.ts'
import { commandIn, MAIN } from '../support/command-line.ts'

/* `causalmace plan` through the command line, as a stranger would start it. */

const DEMO = packagePath('benchmarks', 'demo', 'pavilion.yaml')
const root = mkdtempSync(join(tmpdir(), 'causalmace-plan-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A floor that is laid in two pieces, and a tower on each. */
const HUT = join(root, 'hut.yaml')
writeFileSync(
  HUT,
  `schema: 1
id: hut
scenario: construction
title: A hut
goal: Build it.
arena: { min: [-8, -60, -8], max: [8, -50, 8], spawn: [5, -60, 5] }
supply: { chests: [{ at: [6, -60, 0], facing: west }] }
blueprint:
  origin: [0, -60, 0]
  palette: { S: stone_bricks, G: glass }
  layers: ["SSS\\nSSS", "G.G\\n...", "G.G\\n...", "G.G\\n..."]
`,
)

const causalmace = commandIn(root, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' })
const plan = (...args: string[]) => causalmace('plan', ...args)

describe.concurrent('causalmace plan', () => {
  it('prints the layers, the evidence for each edge and the sum, after a forecast', async () => {
    const { code, out, err } = await plan(DEMO, '--model', 'simulated:strong', '--seed', '3')
    expect(code).toBe(0)
    expect(err.replaceAll('\n', ' ')).toMatch(
      /forecast \(rehearsed with simulated:strong\): \d+ calls .* tokens in and/,
    )
    expect(err).toContain('planned with simulated:strong')
    expect(out).toMatch(/│ waits/)
    expect(out).toMatch(/│ \d+→\d+ +│ kept: +│ [^│]*[a-z]/)
    expect(out).toMatch(/10 subtasks, \d+ dependencies/)
    expect(out).toMatch(/interventions\), decided tested/)
  })

  it('draws the graph as Mermaid, the same again with the same seed, with nothing else on stdout', async () => {
    const flags = [DEMO, '--model', 'simulated:medium', '--format', 'mermaid', '--seed', '3']
    const [first, second] = await Promise.all([plan(...flags), plan(...flags)])
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^flowchart LR\n {2}s1\["#1 4 oak logs, 1 stone bricks/),
    })
    expect(second.out).toBe(first.out)
  })

  it('draws the graph as dot', async () => {
    const { out } = await plan(HUT, '--format', 'dot')
    expect(out).toMatch(/^digraph "hut" \{\n[\s\S]*1 -> \d \[label="[a-z, -]*support/)
  })

  it('stops after the forecast of a dry run: the model, here an unreachable one, is not asked', async () => {
    const nobody = ['--model', 'openai:none', '--base-url', 'http://127.0.0.1:9/v1', '--price', '1,2']
    const { code, out, err } = await plan(HUT, '--dry-run', ...nobody)
    expect([code, out]).toEqual([0, ''])
    // Each sentence is broken at the terminal's width.
    const lines = err
      .trim()
      .replaceAll('\n', ' ')
      .split(/ (?=at least \(|acting \(|together,)/)
    expect(lines[0]).toMatch(/^forecast .*, money \d\.\d+; 4 subtasks, 2 dependencies$/)
    expect(lines[1]).toMatch(/^at least .* to calibrate the model once .*; 4 subtasks, 2 dependencies$/)
    expect(lines[2]).toMatch(
      /^acting \(played with simulated:strong\): \d+ calls \(.*\d+ act.*, money \d\.\d+$/,
    )
    expect(lines[3]).toMatch(/^together, planning and acting: about \d+ tokens in .*, money \d\.\d+$/)
  })

  it('writes to a file in a folder that need not exist', async () => {
    const { code, out } = await plan(HUT, '--format', 'svg', '--out', 'some/folder/hut.svg')
    expect([code, out]).toEqual([0, ''])
    expect(readFileSync(join(root, 'some', 'folder', 'hut.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  })

  it('says that a file cannot be written before the model is asked', async () => {
    const { code, err } = await plan(HUT, '--out', '.')
    expect(code).toBe(2)
    expect(err).toContain('--out . cannot be written')
    expect(err).not.toMatch(/forecast| {4}at /)
  })

  it('asks as the paper does when it decides as the paper: each of its rules, and none, three times', async () => {
    const { code, out } = await plan(HUT, '--decision', 'paper', '--format', 'json')
    expect(code).toBe(0)
    const { refinement } = planSchema.parse(JSON.parse(out))
    expect(refinement).toMatchObject({ decision: 'paper', samples: 3 })
    expect(refinement?.questions).toEqual({
      control: 2 + 3,
      paraphrase: 0,
      sham: 0,
      intervention: 3 * (refinement?.rules.length ?? 0),
    })
  })

  it.each([
    [['--format', 'pdf'], 'Allowed choices are text, json, mermaid, dot, svg'],
    [['--model', 'simulated:godlike'], 'The profiles are perfect, strong, medium, weak'],
  ])('refuses %j in one sentence', async (flags, message) => {
    const { code, out, err } = await plan(HUT, ...flags)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(err).not.toMatch(/ {4}at /)
  })

  it('ends with one clear error when the budget is spent', async () => {
    const flags = ['--model', 'simulated:strong', '--max-calls', '5', '--out', 'never.json']
    const { code, out, err } = await plan(DEMO, ...flags)
    expect([code, out]).toEqual([2, ''])
    expect(err.match(/error/g)).toHaveLength(1)
    expect(err).toContain('The run’s budget for the language model is spent: 5 of 5 requests.')
    expect(err).toContain('--max-calls')
    expect(readdirSync(root)).not.toContain('never.json')
  })

  it('ends with one clear error when the model talks nothing but nonsense', async () => {
    const nonsense = {
      choices: [{ message: { role: 'assistant', content: 'banana' }, finish_reason: 'stop' }],
    }
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', ...nonsense }),
      )
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    try {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
      const { code, out, err } = await plan(HUT, '--model', 'openai:m', '--base-url', endpoint)
      expect([code, out]).toEqual([2, ''])
      expect(err.match(/error:/g)).toHaveLength(1)
      expect(err).toMatch(/decompose/)
      expect(err).not.toMatch(/ {4}at /)
    } finally {
      server.close()
    }
  })

  it('can be interrupted while a model thinks, with the exit code of that', async () => {
    const asked = Promise.withResolvers<void>()
    const server = createServer(({ url }, response) => {
      // It reports no properties, and thinks forever.
      if (url === '/v1/chat/completions') asked.resolve()
      else response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    try {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
      const flags = ['--model', 'openai:m', '--base-url', endpoint, '--out', 'late.svg']
      const child = execFile(process.execPath, [MAIN, 'plan', HUT, ...flags], { cwd: root })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await asked.promise
      child.kill('SIGINT')
      expect(await ended).toBe(130)
      expect(existsSync(join(root, 'late.svg'))).toBe(false)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

describe.concurrent('a task that no team can complete', () => {
  const pickaxe = readFileSync(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml'), 'utf8')
  const withRules = (name: string, rules: string) => {
    const file = join(root, `${name}.yaml`)
    writeFileSync(file, `${pickaxe}rules: { name: other, ${rules} }\n`)
    return file
  }

  it.each([
    ['tools', 'digs: { iron_ore: { tools: [iron_pickaxe] } }', '1 iron_pickaxe cannot be obtained'],
    ['circle', 'recipes: { stick: { takes: [{ item: wooden_pickaxe, count: 1 }] } }', 'cannot be obtained'],
    ['air', 'digs: { iron_ore: { drops: { item: air, count: 1 } } }', 'expected an item, got "air"'],
  ])('because of its rules (%s) is refused alike by plan and run', async (name, rules, message) => {
    const file = withRules(name, rules)
    const planned = await plan(file, '--model', 'expert')
    const run = await causalmace('run', file, '--model', 'expert')
    expect(planned.err).toContain(message)
    expect([planned.code, planned.out, planned.err]).toEqual([run.code, run.out, run.err])
    expect(planned.code).not.toBe(0)
  })

  it('is planned unchecked where that is asked for', async () => {
    const file = withRules('unchecked', 'digs: { iron_ore: { tools: [iron_pickaxe] } }')
    expect(await plan(file, '--model', 'expert', '--unchecked')).toMatchObject({ code: 0 })
  })
})

describe.concurrent('causalmace rules', () => {
  it('names the kinds of rules that the task has where it has none of the kind asked for', async () => {
    const file = packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml')
    for (const kind of ['growth', 'support', 'openings']) {
      const { code, out, err } = await causalmace('rules', '7', '--task', file, '--kind', kind)
      expect([code === 0, out]).toEqual([false, ''])
      expect(err).toMatch(new RegExp(`no rules of the kind ${kind}[^]*recipes, digs, smelting, gravity`))
    }
  })
})
