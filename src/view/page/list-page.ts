import type { RunList, RunSummary } from '../run-list.ts'
import { element } from './dom.ts'

const BAD = ['task_failure', 'limit', 'agent_error', 'model_error', 'world_crash', 'cancelled', 'interrupted']
const KINDS: Readonly<Record<string, string>> = {
  success: 'good',
  task_failure: 'bad',
  limit: 'bad',
  running: 'live',
}

/** The page of an experiment or of a folder: failures come first, and each run is a link. */
export async function listPage(root: HTMLElement): Promise<void> {
  const answer = await fetch(root.dataset['runs'] ?? 'runs.json')
  const list = (await answer.json()) as RunList
  document.title = `${list.title} · CausalMACE`
  const view = new ListView(list)
  root.append(
    element(
      'header',
      { class: 'top' },
      element('p', { class: 'crumb' }, 'CausalMACE'),
      element('h1', {}, list.title),
      element('span', { class: 'badge' }, runsText(list.runs.length)),
    ),
    element('main', {}, view.causes, view.filters, view.table),
  )
  root.classList.add('list')
  root.dataset['ready'] = 'true'
}

const runsText = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`

/** Reasons that differ only in numbers count as one cause. */
const causeOf = ({ outcome, reason }: RunSummary): string =>
  `${outcome.replaceAll('_', ' ')}${reason === '' ? '' : `: ${reason.split('\n')[0]!.replaceAll(/-?\d+(\.\d+)?/g, '…')}`}`

interface Filters {
  outcome: string
  condition: string
  task: string
  cause: string
}

class ListView {
  readonly causes = element('section', { class: 'causes', 'aria-label': 'What failed' })
  readonly filters = element('div', { class: 'filters', role: 'group', 'aria-label': 'Filters' })
  readonly table = element('div', { class: 'scroll' })
  readonly #list: RunList
  readonly #chosen: Filters = { outcome: '', condition: '', task: '', cause: '' }

  constructor(list: RunList) {
    this.#list = list
    this.#drawCauses()
    this.#drawFilters()
    this.#drawTable()
  }

  #choose(change: Partial<Filters>): void {
    Object.assign(this.#chosen, change)
    this.#drawCauses()
    this.#drawTable()
  }

  #drawCauses(): void {
    const failed = this.#list.runs.filter(({ outcome }) => BAD.includes(outcome))
    const groups = [...Map.groupBy(failed, causeOf)].sort(([, a], [, b]) => b.length - a.length)
    const buttons = groups.slice(0, 8).map(([cause, runs]) => {
      const isOn = this.#chosen.cause === cause
      const button = element(
        'button',
        { type: 'button', 'aria-pressed': String(isOn) },
        element('b', {}, String(runs.length)),
        ` ${cause}`,
      )
      button.addEventListener('click', () => this.#choose({ cause: isOn ? '' : cause }))
      return element('li', {}, button)
    })
    const title =
      failed.length === 0
        ? 'Nothing failed'
        : `${failed.length} of ${runsText(this.#list.runs.length)} failed`
    this.causes.replaceChildren(element('h2', {}, title), element('ul', {}, ...buttons))
  }

  #drawFilters(): void {
    const select = (
      label: string,
      key: keyof Filters,
      values: readonly string[],
    ): HTMLElement | undefined => {
      if (values.length < 2) return undefined
      const field = element(
        'select',
        {},
        element('option', { value: '' }, `all ${label}s`),
        ...values.map((value) => element('option', { value }, value.replaceAll('_', ' '))),
      )
      field.setAttribute('aria-label', label)
      field.addEventListener('change', () => this.#choose({ [key]: field.value }))
      return field
    }
    const distinct = (pick: (run: RunSummary) => string): string[] =>
      [...new Set(this.#list.runs.map(pick))].filter((value) => value !== '').sort()
    const fields = [
      select(
        'outcome',
        'outcome',
        distinct(({ outcome }) => outcome),
      ),
      select(
        'condition',
        'condition',
        distinct(({ condition }) => condition),
      ),
      select(
        'task',
        'task',
        distinct(({ task }) => task),
      ),
    ]
    this.filters.replaceChildren(...fields.filter((field) => field !== undefined))
  }

  #drawTable(): void {
    const { outcome, condition, task, cause } = this.#chosen
    const runs = this.#list.runs
      .filter(
        (run) =>
          (outcome === '' || run.outcome === outcome) &&
          (condition === '' || run.condition === condition) &&
          (task === '' || run.task === task) &&
          (cause === '' || (BAD.includes(run.outcome) && causeOf(run) === cause)),
      )
      .sort(
        (a, b) => rank(a) - rank(b) || (a.completion ?? 0) - (b.completion ?? 0) || (a.key < b.key ? -1 : 1),
      )
    const hasConditions = runs.some((run) => run.condition !== '')
    const head = [
      'Outcome',
      'Task',
      ...(hasConditions ? ['Condition'] : []),
      'Seed',
      'Agents',
      'Done',
      'Time',
      'Refused',
      'Tokens',
      'Why',
    ]
    const rows = runs.map((run) => rowOf(run, hasConditions))
    this.table.replaceChildren(
      element(
        'table',
        {},
        element('caption', {}, `${runsText(runs.length)}, failures first`),
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...head.map((title) =>
              element('th', { scope: 'col', ...(isNumber(title) ? { class: 'n' } : {}) }, title),
            ),
          ),
        ),
        element('tbody', {}, ...rows),
      ),
    )
  }
}

const isNumber = (title: string): boolean =>
  ['Seed', 'Agents', 'Done', 'Time', 'Refused', 'Tokens'].includes(title)

const rank = ({ outcome }: RunSummary): number => (BAD.includes(outcome) ? 0 : outcome === 'running' ? 1 : 2)

const whole = new Intl.NumberFormat('en')

function rowOf(run: RunSummary, hasConditions: boolean): HTMLElement {
  const number = (value: number | null, text: (value: number) => string): HTMLElement =>
    element('td', { class: 'n' }, value === null ? '–' : text(value))
  return element(
    'tr',
    {},
    element(
      'td',
      {},
      element('span', { class: `badge ${KINDS[run.outcome] ?? 'fault'}` }, run.outcome.replaceAll('_', ' ')),
    ),
    element(
      'th',
      { scope: 'row' },
      element('a', { href: `run/${encodeURIComponent(run.key)}/`, title: run.key }, run.task),
    ),
    hasConditions ? element('td', {}, run.condition) : undefined,
    number(run.seed, String),
    number(run.agents, String),
    number(run.completion, (share) => `${Math.round(share * 1000) / 10} %`),
    number(run.seconds, (seconds) => `${seconds.toFixed(1)} s`),
    number(run.refused, (count) => whole.format(count)),
    number(run.tokens, (count) => whole.format(count)),
    element('td', { class: 'why' }, run.outcome === 'success' ? '' : run.reason),
  )
}
