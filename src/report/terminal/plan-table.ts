import { count } from '../../core/count.ts'
import { edgeNote } from '../../graph/edge-words.ts'
import { graphOf, type Plan } from '../../planner/plan.ts'
import { labelOf } from '../../render/words.ts'
import { requirementsText } from '../graph/requirements-text.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'
import { verdictWords } from './calibration-sheet.ts'

type Evidence = NonNullable<Plan['dependencies'][number]['evidence']>

/** The graph by layers: subtasks that can be done at the same time are grouped. */
export function layersTable(plan: Plan, layout: Layout = EVERYTHING): string {
  const graph = graphOf(plan)
  const rows = graph
    .generations()
    .flatMap((ids, index) =>
      [...ids]
        .sort((a, b) => a - b)
        .map((id) => [index + 1, id, labelOf(graph.subtask(id)), requirementsText(graph.requirements(id))]),
    )
  return table(['layer', '#', 'subtask', 'waits for'], rows, { left: ['subtask', 'waits for'], layout })
}

/** Every edge the model predicted, the decision about it and the answers behind it. */
export function evidenceTable({ dependencies, dropped }: Plan, layout: Layout = EVERYTHING): string {
  const head = [
    'edge',
    'decision',
    'rules',
    'stood',
    'contradicted',
    'others',
    'shams',
    'effect (95 %)',
    'p',
    'bound',
  ]
  const edges = [
    ...dependencies.map(({ evidence, ...dependency }) => {
      const note = edgeNote({ ...dependency, evidence })
      return { dependency, evidence, decision: note === '' ? 'kept' : `kept: ${note}` }
    }),
    ...dropped.map(({ dependency, why, evidence }) => ({
      dependency,
      evidence,
      decision: why.replaceAll('_', ' '),
    })),
  ]
  const rows = edges.map(({ dependency: { from, to, rules }, evidence, decision }) => [
    `${from}→${to}`,
    decision,
    rules.join(', '),
    ...(evidence ? numbersOf(evidence) : Array<string>(7).fill('')),
  ])
  return table(head, rows, { left: 3, layout, spare: ['bound', 'p', 'shams', 'others', 'stood'] })
}

function numbersOf(evidence: Evidence): string[] {
  const { control, paraphrase, contradicted, others, sham, effect, p, sensitivity } = evidence
  const signed = (value: number) => value.toFixed(2)
  const of = ({ stood, asked }: { stood: number; asked: number }) => (asked === 0 ? '–' : `${stood}/${asked}`)
  return [
    of({ stood: control.stood + paraphrase.stood, asked: control.asked + paraphrase.asked }),
    of(contradicted),
    of(others),
    of(sham),
    effect === null ? '–' : `${signed(effect.mean)} [${signed(effect.low)}, ${signed(effect.high)}]`,
    p === null ? '–' : p < 0.0001 ? '<0.0001' : p.toFixed(4),
    sensitivity === undefined ? '–' : `${(100 * sensitivity).toFixed(0)} %`,
  ]
}

/** A summary of the plan in a few lines. */
export function planSummary(plan: Plan, layout: Layout = EVERYTHING): string {
  const graph = graphOf(plan)
  const { path, length } = graph.criticalPath(() => 1)
  const { refinement } = plan
  const lines = [
    `${count(plan.subtasks.length, 'subtask')}, ${count(plan.dependencies.length, 'dependency', 'dependencies')}, ${count(graph.generations().length, 'layer')}; the longest chain has ${length}: ${path.map((id) => `#${id}`).join(' → ')}`,
  ]
  if (refinement !== undefined) {
    const { falls, questions, unanswered, decision, calibration } = refinement
    const total = Object.values(questions).reduce((sum, n) => sum + n, 0)
    lines.push(
      `${count(total, 'question')} about dependencies (${questions.control} under the rules, ${questions.paraphrase} in other words, ${questions.sham} with shams contradicted, ${count(questions.intervention, 'intervention')}), decided ${decision}`,
    )
    if (unanswered > 0) lines.push(`${count(unanswered, 'question')} got no usable reply`)
    if (falls.sham.asked > 0) {
      const of = ({ fell, asked }: { fell: number; asked: number }) => `${fell} of ${asked}`
      lines.push(
        `edges left out although no rule was contradicted: ${of(falls.control)} with nothing changed, ${of(falls.paraphrase)} in other words, ${of(falls.sham)} with shams contradicted`,
      )
    }
    lines.push(...checkLines(refinement))
    if (calibration !== undefined) lines.push(`${verdictWords[calibration.verdict]}: ${calibration.reason}`)
  }
  if (plan.trials !== undefined) lines.push(...trialLines(plan.trials))
  if (plan.isolated.length > 0) {
    lines.push(`connected to nothing: ${plan.isolated.map((id) => `#${id}`).join(', ')}`)
  }
  return prose(lines.join('\n'), layout)
}

function trialLines({
  count: trials,
  gameSeconds,
  unpredicted,
  unknown,
}: NonNullable<Plan['trials']>): string[] {
  return [
    `carried out in the world: ${count(trials, 'subtask')} in ${gameSeconds} s of game time; ${count(unpredicted, 'dependency', 'dependencies')} found that had not been predicted`,
    ...unknown.map(({ subtask, reason }) => `#${subtask} could not be tried: ${reason}`),
  ]
}

/** The contribution of earlier plans and runs to the questions. */
function knowledgeLines(knowledge: NonNullable<Plan['refinement']>['knowledge']): string[] {
  if (knowledge === undefined) return []
  const { hash, plans, runs, familiar, edges, ignored, use } = knowledge
  const source = `evidence of ${count(plans, 'earlier plan')} and ${count(runs, 'run')} (${hash.slice(0, 12)}, used: ${use})`
  if (ignored !== undefined) return [`${source} was ignored: ${ignored}`]
  return [
    `${source} allotted the questions: it knew ${familiar} of ${count(edges, 'edge')}, and decided about none`,
  ]
}

/** What the plan itself reveals about the model, and the assumptions of its guarantee. */
export function checkLines({
  check,
  doubt,
  calibration,
  knowledge,
}: NonNullable<Plan['refinement']>): string[] {
  // The calibration's own lines already explain why it abstains.
  const isSaid = doubt?.why === 'calibration' && calibration !== undefined
  const why = isSaid ? '' : `: ${doubt?.reason}`
  const doubts = doubt === undefined ? [] : [`NOT REFINED, the graph is as predicted (${doubt.why})${why}`]
  const said = [...knowledgeLines(knowledge), ...doubts]
  if (check === undefined) return said
  const { controls, screened, loss, obedience } = check
  const others =
    screened === undefined
      ? ''
      : `; in ${count(screened.lists, 'list')} with other ones it named ${screened.named} by rules, ${screened.misapplied} fell for these each time`
  const unseen =
    controls.named + (screened?.named ?? 0) === 0
      ? 'so they cannot show whether it misapplies rules'
      : `misapplication of up to ${(100 * controls.misappliedAtMost).toFixed(0)} % of made-up edges would go unnoticed`
  return [
    ...said,
    `planted as controls: ${count(controls.subtasks, 'subtask')} that no rule orders; the model named ${count(controls.named, 'edge')} about them, ${controls.certified} passed the test${others}; ${unseen}`,
    `of ${count(loss.steady, 'edge')} repeated each time ${loss.givenUp} fell for no rule (${(100 * loss.expected).toFixed(0)} % expected, p ${loss.p}); certified edges fell in ${obedience.fell} of ${obedience.asked} answers that contradict their rules`,
    'assumed: halves of the rules are exchangeable for an edge without a cause, contradicting a rule moves only its own edges, and the model takes contradictions here as in its calibration',
  ]
}
