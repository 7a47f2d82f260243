import { under } from './reading.ts'

export const answerSummary = (text: string): object => ({
  summary: [under('Summary so far', text), under('Latest actions', text)].join(' ').slice(-600),
})

export const answerEnvironment = (text: string): object => ({
  entities: [],
  blocks: under('The environment', text).split('\n').slice(0, 20),
  creatures: [],
  interactive_items: [],
})
