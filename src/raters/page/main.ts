import { element } from '../../view/page/dom.ts'
import type { Ballot, ShownItem } from '../messages.ts'
import { Cinema } from './cinema.ts'
import { Form } from './form.ts'
import { type FormListener, type ShownParts, SurveyPage } from './survey-page.ts'

const TEXTS = {
  counted: (phase: string) => (phase === 'quiz' ? 'Getting to know the task' : 'Rated'),
  ending: (phase: string) =>
    phase === 'failed'
      ? ([
          'Thank you.',
          'Too few of the first answers were as expected, so there is nothing more to rate.',
        ] as const)
      : (['Thank you.', 'You have rated everything. You may close this page.'] as const),
}

/** One or two recorded attempts at a task, and the form on which they are rated. */
function partsOf(item: ShownItem, listener: FormListener<Ballot>, say: (text: string) => void): ShownParts {
  const cinema = new Cinema(item, say)
  const form = new Form(item, listener)
  const prompt =
    item.kind === 'pair'
      ? 'Two attempts at the same task. Watch both, then say which one is better.'
      : 'Watch this attempt at the task, then rate it.'
  const task = element(
    'section',
    { class: 'task' },
    element('h1', { tabindex: '-1' }, item.goal),
    element('p', { class: 'note' }, prompt),
    criteriaOf(item),
  )
  return {
    nodes: [task, cinema.node, form.node],
    ready: cinema.load(),
    release: () => form.release(),
    key: (key) => cinema.key(key) || form.key(key),
    close: () => cinema.close(),
  }
}

/** The criteria, folded away: raters read them once. */
function criteriaOf({ dimensions }: ShownItem): HTMLElement {
  const parts = dimensions.flatMap(({ name, criteria }) => [
    element('dt', {}, name),
    ...(criteria.length === 0 ? ['does not apply to this task'] : criteria).map((text) =>
      element('dd', {}, text),
    ),
  ])
  return element('details', {}, element('summary', {}, 'What to look for'), element('dl', {}, ...parts))
}

const root = document.getElementById('rate')
if (root !== null) void new SurveyPage<ShownItem>(root, TEXTS, partsOf).open()
