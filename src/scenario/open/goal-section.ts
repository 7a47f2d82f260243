import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { Truth } from '../../mcu/predicate/fold.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { termsInWords } from '../../mcu/predicate/terms-of.ts'
import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { placeSection } from '../place-drawings.ts'
import type { OpenTask } from './open.ts'
import { scoreOf } from './score-fold.ts'

/** Whether each term was kept, when it was broken and by whom, and the run's result without terms. */
function termTable(goal: Predicate | undefined, truth: Truth | undefined): Html {
  const words = termsInWords(goal)
  if (words.length === 0 || truth === undefined) return html``
  const { breaches = [], scoreApart = truth.score } = truth
  const rows = words.map((term) => {
    const broken = breaches.filter((breach) => breach.term === term)
    const said = broken.map(
      ({ t, agent }) => `${decimal(t / 1000, 1)} s${agent === undefined ? '' : ` by ${agent}`}`,
    )
    return html`<tr><th scope="row">${term}<td>${broken.length === 0 ? 'kept' : `broken at ${said.join(', ')}`}</tr>`
  })
  return html`<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Constraint<th>Kept</tr></thead><tbody>${rows}</tbody></table></div>
<p>Without constraints the goal would stand at ${decimal(100 * scoreApart, 0)} %.</p>`
}

/** The goal and when it was reached, the set-up with the server's replies, and the place before and after the run. */
export function goalSection(
  { open, arena }: OpenTask,
  events: readonly GameEvent[],
  looks?: LookProvider,
): Html {
  const { success, milestones, rewards } = scoreOf(open, events)
  const row = (what: string, score: number, at: number | undefined) =>
    html`<tr><th scope="row">${what}<td class="n">${decimal(100 * score, 0)}<td class="n">${at === undefined ? 'never' : decimal(at / 1000, 1)}</tr>`
  const rows = [
    ...(open.success === undefined || success === undefined
      ? []
      : [row(predicateInWords(open.success), success.score, success.doneAt)]),
    ...milestones.map(({ id, truth }) => row(id, truth.score, truth.doneAt)),
    ...open.rewards.map(({ identity }) => {
      const at = rewards.reached.get(identity)
      return row(`reward ${identity}`, at === undefined ? 0 : 1, at)
    }),
  ]
  const replies = eventsOf(events, 'setup.done').flatMap(({ data }) => data.commands)
  const setup = replies.map(
    ({ agent, command, message }) =>
      html`<tr><th scope="row"><code>${command}</code><td>${agent}<td>${message}</tr>`,
  )
  const seen =
    rows.length === 0
      ? html`<p>The game cannot tell whether this goal was reached: a person has to look at the run.</p>`
      : html`<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Goal<th class="n">Reached (%)<th class="n">At (s)</tr></thead><tbody>${rows}</tbody></table></div>`
  const table = html`${seen}${termTable(open.success, success)}
<details><summary>Set-up</summary><div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Command<th>For<th>Reply</tr></thead><tbody>${setup}</tbody></table></div></details>`
  return placeSection(events, { title: 'Goal', table, highest: arena.box.max.y, looks })
}
