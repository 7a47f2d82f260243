import type { Outcome } from '../../core/journal/events.ts'
import { differencesIn } from '../../game/rules/differences.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { type Html, html } from '../../render/html.ts'
import type { RunView } from './run-view.ts'

/** The name of each outcome, and whether it is good, the team's failure, or a fault that says nothing about the team. */
const OUTCOMES: Record<Outcome | 'interrupted', [name: string, kind: 'good' | 'bad' | 'fault']> = {
  success: ['Success', 'good'],
  task_failure: ['Task failure', 'bad'],
  not_judgeable: ['Not judgeable', 'fault'],
  limit: ['Time limit reached', 'bad'],
  agent_error: ['Agent error', 'fault'],
  model_error: ['Model error', 'fault'],
  world_crash: ['World crash', 'fault'],
  cancelled: ['Cancelled', 'fault'],
  interrupted: ['Interrupted', 'fault'],
}

export interface RunFacts {
  id: string
  facts: readonly (readonly [label: string, value: string])[]
}

/** Title, outcome, goal, and everything needed to repeat the run. A goal that states the rules of its world is not repeated. */
export function header(view: RunView, scorecard: Scorecard, run: RunFacts): Html {
  const { task } = view
  const rules = task?.rules === undefined ? [] : [['rules', task.rules.name] as const]
  const facts = [...run.facts, ...rules]
  const [name, kind] = OUTCOMES[scorecard.outcome ?? 'interrupted']
  return html`<header>
<p class="eyebrow">CausalMACE · run report · <code>${run.id}</code></p>
<h1>${task?.title ?? scorecard.task}</h1>
<p class="verdict"><span class="badge ${kind}">${name}</span> <span>${sentence(scorecard.reason)}</span></p>
${task === undefined ? undefined : html`<p class="goal">${task.goal}</p>`}
${task?.rules === undefined || task.rules.told ? undefined : html`<p class="goal">This world differs from the game: ${differencesText(task.rules)}</p>`}
${facts.length === 0 ? undefined : html`<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
</header>`
}

/** Maximum number of rules that the header spells out. */
const MAX_RULES = 8

function differencesText(rules: RuleBook): string {
  const differences = differencesIn(rules)
  const more = differences.length - MAX_RULES
  return [...differences.slice(0, MAX_RULES), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

const sentence = (text: string): string => {
  const trimmed = text.trim()
  return trimmed === ''
    ? ''
    : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?…]$/.test(trimmed) ? '' : '.'}`
}
