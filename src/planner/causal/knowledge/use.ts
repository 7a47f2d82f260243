/** Which evidence of earlier runs allots questions: none, that from questions, that from play, or both. */
export const KNOWLEDGE_USES = ['off', 'asked', 'played', 'both'] as const
export type KnowledgeUse = (typeof KNOWLEDGE_USES)[number]

/** Whether evidence of a source may be used. */
export const isUsed = (source: 'asked' | 'played', use: KnowledgeUse): boolean =>
  use === source || use === 'both'
