import { count } from '../../core/count.ts'
import { wilson } from '../../core/statistics/intervals.ts'
import { hashOf, type Knowledge } from '../../planner/causal/knowledge/knowledge.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'

const share = (hits: number, n: number): string => {
  if (n === 0) return '–'
  const { mean, low, high } = wilson({ hits, n })
  const percent = (value: number) => (100 * value).toFixed(0)
  return `${percent(mean)} % [${percent(low)}, ${percent(high)}]`
}

/** The line that says what an experiment has added to its store. */
export const learnedText = ({ store, added }: { store: string; added: number | undefined }): string =>
  added === undefined
    ? `learned  nothing: the store ${store} is not on this machine`
    : `learned  ${count(added, 'new entry', 'new entries')} in ${store}`

/** A store's evidence about a model: from questions and from play, separately. */
export function knowledgeText(knowledge: Knowledge, layout: Layout = EVERYTHING): string {
  const { model, prompts, plans, runs, asked, played, idleFailures, screened } = knowledge
  const { failed, tried } = idleFailures
  const askedRows = asked.map(({ rules, from, to, confirmed, refuted, undecided }) => [
    rules === '' ? '(none named)' : rules,
    `${from} → ${to}`,
    confirmed + refuted + undecided,
    confirmed,
    refuted,
    undecided,
    share(confirmed, confirmed + refuted),
  ])
  const playedRows = played.map(({ rules, from, to, needed, needless }) => [
    rules === '' ? '(none named)' : rules,
    `${from} → ${to}`,
    needed + needless,
    needed,
    needless,
    share(needed, needed + needless),
  ])
  return [
    prose(
      `${model}, prompts ${prompts}: ${count(plans, 'plan')}, ${count(runs, 'run')}; content ${hashOf(knowledge)}`,
      layout,
    ),
    prose(
      'From questions: edges certified, given up or left undecided by the test of their own plan',
      layout,
    ),
    table(
      ['rules', 'kinds', 'n', 'confirmed', 'refuted', 'undecided', 'confirmed of decided (95 %)'],
      askedRows,
      { left: 2, layout },
    ),
    prose(
      `From lists of planted subtasks: rules were misapplied in ${screened.misapplying} of ${count(screened.plans, 'plan')} that named any for these`,
      layout,
    ),
    prose(
      `From play: the later subtask was tried while the earlier one was open, and failed until that was done, or succeeded. Attempts with nothing open failed in ${failed} of ${tried}${tried === 0 ? '' : `, ${share(failed, tried)}`}: the rate at which a failure says nothing`,
      layout,
    ),
    table(['rules', 'kinds', 'n', 'needed', 'needless', 'needed (95 %)'], playedRows, { left: 2, layout }),
  ].join('\n\n')
}
