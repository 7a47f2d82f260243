import { expect, it } from 'vitest'
import type { Verified } from '../../scenes/outcomes.ts'
import { STAGES, type Stage } from '../../scenes/verify-scene.ts'
import { sceneTable } from './scene-table.ts'

const scene = (refusedBy?: Stage): Verified => ({
  id: `by-${refusedBy}`,
  group: 'medium',
  rounds: 1,
  verdict: {
    refusedBy,
    findings: [],
    solvedMs: refusedBy === undefined ? 1300 : undefined,
  } as Verified['verdict'],
})
const widest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))
const narrow = { width: 80, all: false }

it('fits 80 columns, without stages that refused nothing before anything else', () => {
  const text = sceneTable([scene(), scene('solver')], 'difficulty', narrow)
  expect(widest(text)).toBeLessThanOrEqual(80)
  expect(text).toContain('solver')
  expect(text).toMatch(/not shown: refused: check, /)
})

it('fits 80 columns where each stage has refused something', () => {
  const text = sceneTable(STAGES.map(scene), 'difficulty', narrow)
  expect(widest(text)).toBeLessThanOrEqual(80)
  for (const stage of STAGES) expect(text).toContain(stage)
})
