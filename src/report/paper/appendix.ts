import { count } from '../../core/count.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { type Table, tableOf } from '../table/model.ts'

/** Maximum number of tasks named in the appendix; the others are only counted. */
const MOST_NAMED = 60

/** Everything needed to repeat an experiment: conditions, settings, tasks and versions. */
export function appendixTables(spec: ExperimentSpec, deviations: readonly string[]): Table[] {
  const labels = labelsOf(spec.conditions)
  const conditions = spec.conditions.map((condition) => [
    labels.get(condition.id) ?? condition.id,
    condition.planner,
    condition.assignment,
    condition.model,
    condition.agents === null ? 'as the task says' : String(condition.agents),
    condition.latency,
    condition.repair ? 'on' : 'off',
  ])
  return [
    tableOf(['condition', 'planner', 'assignment', 'model', 'agents', 'latency', 'repair'], conditions, {
      left: 7,
      id: 'conditions',
      caption: 'What the conditions differ in.',
    }),
    tableOf(['setting', 'value'], settings(spec, deviations), {
      left: 2,
      id: 'settings',
      caption: 'How the experiment was played.',
    }),
    tableOf(['component', 'version'], versions(spec), {
      left: 2,
      id: 'versions',
      caption: 'Versions.',
    }),
  ]
}

function settings(spec: ExperimentSpec, deviations: readonly string[]): string[][] {
  const names = spec.tasks.map(({ id }) => id)
  const rest = names.length - MOST_NAMED
  const { plan } = spec
  return [
    ['experiment', spec.id],
    [
      count(names.length, 'task'),
      `${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    ],
    [count(spec.seeds.length, 'seed'), spec.seeds.join(', ')],
    ['epochs', String(spec.epochs)],
    ['clock', spec.clock],
    ['time limits', spec.timeLimits],
    ['Minecraft', spec.minecraft ?? 'as the tasks say'],
    ['retries after faults of the infrastructure', String(spec.retries)],
    ...Object.entries({ ...spec.budget, ...spec.episodeBudget }).map(([limit, value]) => [
      limit,
      String(value),
    ]),
    ['begun', spec.createdAt],
    ...(plan === undefined
      ? [['protocol', 'none']]
      : [
          ['question', plan.question],
          ['protocol (SHA-256)', plan.protocol],
          ['followed', deviations.length === 0 ? 'yes' : `no: ${deviations.join('; ')}`],
        ]),
  ]
}

function versions({ versions: known, plugins }: ExperimentSpec): string[][] {
  if (known === undefined) return [['all', 'not recorded by the version that designed this experiment']]
  const { causalmace, node, platform, libraries, prompts, git } = known
  return [
    ['causalmace', causalmace],
    ['commit', git === null ? 'no repository' : `${git.commit}${git.dirty ? ' with changes' : ''}`],
    ['prompts', prompts ?? 'not recorded'],
    ['Node', `${node}, ${platform}`],
    ...Object.entries(libraries).map(([name, version]) => [name, version]),
    ...plugins.map(({ name, version, hash }) => [
      `plug-in ${name}`,
      `${version ?? ''} ${hash.slice(0, 16)}`.trim(),
    ]),
  ]
}
