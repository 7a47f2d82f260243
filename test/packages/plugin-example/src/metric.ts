import { defineMetric, eventsOf } from 'causalmace'

/** The number of blocks that the team broke. */
export const brokenBlocks = defineMetric({
  id: 'broken-blocks',
  title: 'blocks broken',
  unit: 'blocks',
  compute: (events) => eventsOf(events, 'block.changed').filter(({ data }) => data.to === 'air').length,
})
