import { describe, expect, it } from 'vitest'
import { builtInActions } from './built-in.ts'
import type { EffectScene } from './effects.ts'

const scene: EffectScene = {
  gameVersion: '1.19.2',
  held: 'stone_hoe',
  carries: () => 0,
  isObtainable: () => false,
  blockAt: () => ({ block: { name: 'stone', properties: {} }, isPlanned: false }),
}

describe.each(builtInActions.specs.map((spec) => ({ spec, name: spec.name })))('$name', ({ spec, name }) => {
  it('has examples that it can read', () => {
    expect(spec.examples).not.toEqual([])
    for (const args of spec.examples)
      expect(builtInActions.parse(spec.call(args))).toMatchObject({ ok: true })
  })

  it('lists exactly its arguments in its signature', () => {
    const [, inside = ''] = /\((.*)\)$/.exec(spec.signature) ?? []
    const listed = [...inside.matchAll(/(\w+)\??(?=[:,]|$| = )/g)].map(([, word]) => word)
    for (const argument of Object.keys(spec.args.shape)) expect(listed).toContain(argument)
  })

  it('names an invalid argument', () => {
    const [example = {}] = spec.examples
    for (const argument of Object.keys(spec.args.shape)) {
      const issue = spec.issueIn({ ...example, [argument]: null })
      expect(issue?.arguments).toEqual([argument])
      expect(issue?.message).toContain(argument)
    }
    expect(spec.issueIn({ ...example, color: 'red' })?.arguments).toEqual(['color'])
  })

  it('names the required arguments that are missing', () => {
    const required = Object.entries(spec.args.shape).flatMap(([argument, schema]) =>
      (schema as { safeParse(value: unknown): { success: boolean } }).safeParse(undefined).success
        ? []
        : [argument],
    )
    expect(spec.issueIn({})?.arguments ?? []).toEqual(required)
  })

  it('has effects for each example and, if it declares one, a target for some', () => {
    const calls = spec.examples.map((args) => spec.call(args))
    for (const call of calls) expect(builtInActions.effectsOf(call, scene)).toBeInstanceOf(Array)
    if (spec.target !== undefined)
      expect(calls.filter((call) => builtInActions.targetOf(call) !== undefined)).not.toEqual([])
  })

  it('does not read calls of other actions', () => {
    for (const other of builtInActions.specs)
      if (other.name !== name) expect(spec.read(other.call(other.examples[0] ?? {}))).toBeUndefined()
  })
})
