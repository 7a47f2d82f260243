import type { Layer } from '../dialect.ts'
import { eachEntry } from '../metadata.ts'

/** Metadata places from this one on were one lower: freezing came in before it. */
const AFTER_FREEZING = 8
/** Kind of combat event that is a death. */
const DEATH = 2
const NO_GAME_MODE = 255
/** What a title packet does. */
const TITLE = { title: 0, subtitle: 1, actionBar: 2, times: 3, hide: 4, reset: 5 } as const

/** Windows have no state number: clicks are confirmed by number, and the cursor is a slot of its own. */
export const before1_17 = (): Layer => ({
  outgoing: {
    login: (fields) => ['login', { ...fields, previousGameMode: NO_GAME_MODE }],
    window_items: ({ windowId, items, carriedItem }) => [
      ['window_items', { windowId, items }],
      ['set_slot', { windowId: -1, slot: -1, item: carriedItem }],
    ],
    set_title_text: ({ text }) => ['title', { action: TITLE.title, text }],
    set_title_subtitle: ({ text }) => ['title', { action: TITLE.subtitle, text }],
    action_bar: ({ text }) => ['title', { action: TITLE.actionBar, text }],
    set_title_time: (fields) => ['title', { ...fields, action: TITLE.times }],
    clear_titles: ({ reset }) => ['title', { action: reset ? TITLE.reset : TITLE.hide }],
    multi_block_change: (fields) => ['multi_block_change', { ...fields, notTrustEdges: false }],
    death_combat_event: (fields) => ['combat_event', { ...fields, event: DEATH }],
    entity_metadata: (fields) =>
      eachEntry(fields, (entry) => (entry.key >= AFTER_FREEZING ? { ...entry, key: entry.key - 1 } : entry)),
  },
  incoming: {
    // confirmed at once; the negative state number then asks for the whole window as it has become
    window_click: (fields, answer) => {
      const { windowId, action } = fields
      answer(['transaction', { windowId, action, accepted: true }])
      return ['window_click', { ...fields, stateId: -1, changedSlots: [], cursorItem: { present: false } }]
    },
  },
})
