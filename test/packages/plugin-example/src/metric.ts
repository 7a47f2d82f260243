import { defineMetric, eventsOf } from 'causalmace'

/** How many blocks the team broke, whether it had to or not. */
export const brokenBlocks = defineMetric({
  id: 'broken-blocks',
  title: 'blocks broken',
  unit: 'blocks',
  compute: (events) => eventsOf(events, 'block.changed').filter(({ data }) => data.to === 'air').length,
})
