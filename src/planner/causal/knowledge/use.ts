/** Which evidence of earlier runs allots questions: none, that from questions, that from play, or both. */
export const KNOWLEDGE_USES = ['off', 'asked', 'played', 'both'] as const
export type KnowledgeUse = (typeof KNOWLEDGE_USES)[number]
