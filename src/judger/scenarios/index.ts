import { constructionJudge } from '../../scenario/construction/judge.ts'
import { escapeJudge } from '../../scenario/escape/judge.ts'
import { gatheringJudge } from '../../scenario/gathering/judge.ts'
import type { Task } from '../../task/task.ts'
import type { ScenarioJudge } from './scenario-judge.ts'

const JUDGES = {
  construction: constructionJudge,
  gathering: gatheringJudge,
  escape: escapeJudge,
} as const

export const judgeFor = (task: Task): ScenarioJudge => JUDGES[task.scenario](task)
