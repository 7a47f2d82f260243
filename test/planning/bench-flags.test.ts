import { expect, it } from 'vitest'
import { flagIssue } from '../../benchmarks/planning/check-flags.ts'

it.each<[Record<string, string | true>, string]>([
  [{ rules: true, worlds: 'x' }, '--worlds: expected a whole number of at least 1, got "x".'],
  [{ rules: true, worlds: '0' }, '--worlds: expected a whole number of at least 1, got "0".'],
  [{ seeds: '0' }, '--seeds: expected a whole number of at least 1, got "0".'],
  [{ rules: true, seed: '1.5' }, '--seed: expected a whole number of at least 0, got "1.5".'],
  [{ experience: true, episodes: '' }, '--episodes: expected a whole number of at least 1, got "".'],
  [{ worlds: '2' }, '--worlds needs --rules or --experience.'],
  [{ plays: true }, '--plays needs --rules.'],
  [{ rules: true, svg: 'curves.svg' }, '--svg needs --experience.'],
  [{ rules: true, rivals: true }, 'Choose one of --rivals and --rules.'],
  [{ rules: true, world: true, plays: true }, 'Choose one of --world and --plays.'],
  [{ rules: true, only: 'strong,scaling' }, '--only: There is no simulated model "scaling".'],
  [{ only: 'nosuch' }, '--only: There is no simulated model "nosuch". The profiles are perfect,'],
])('the planning benchmark refuses %j', (flags, issue) => {
  expect(flagIssue(flags)).toContain(issue)
})

it.each<Record<string, string | boolean>>([
  { quick: true, world: false, rules: false },
  { only: 'strong,scaling', seeds: '3' },
  { rules: true, world: true, worlds: '2', seeds: '1', seed: '0', only: 'strong' },
  { experience: true, svg: 'curves.svg', worlds: '2', episodes: '3' },
  { rivals: true, only: 'over-reacting@0.2' },
])('the planning benchmark takes %j', (flags) => {
  expect(flagIssue(flags)).toBeUndefined()
})
