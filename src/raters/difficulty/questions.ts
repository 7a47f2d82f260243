import { RATED_BY_PEOPLE, type RatedByPeople } from '../../experiment/analysis/difficulty.ts'
import type { AskedQuestion } from './messages.ts'

/**
 * The three difficulties that MCU leaves to people. Meanings: SkillForge (2023), section 3, and the questionnaire of the 2024 paper
 * (D.1). Neither publishes its scale; these five steps are ours.
 */
const TEXTS: Readonly<Record<RatedByPeople, Omit<AskedQuestion, 'id'>>> = {
  intricacy: {
    title: 'Intricacy',
    question: 'How precise must the player be?',
    help: 'In an intricate task a small error of aim, place or order undoes the work. Think of a mouse that is not sensitive enough: how much harder would this task become?',
    words: ['not at all', 'a little', 'fairly', 'very', 'extremely'],
  },
  creativity: {
    title: 'Creativity',
    question: 'How many different solutions are there?',
    help: 'Eating an apple has one. A house can be built in countless ways.',
    words: ['one', 'a few', 'several', 'many', 'countless'],
  },
  novelty: {
    title: 'Novelty',
    question: 'How rare is this when people play the game?',
    help: 'Common is what players do to survive and to play through the game. Rare is what is possible but useless for that.',
    words: ['very common', 'common', 'uncommon', 'rare', 'very rare'],
  },
}

export const QUESTIONS: readonly AskedQuestion[] = RATED_BY_PEOPLE.map((id) => ({ id, ...TEXTS[id] }))
