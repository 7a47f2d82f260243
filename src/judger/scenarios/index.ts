import type { Task } from '../../task/task.ts'
import { constructionJudge } from './construction.ts'
import { escapeJudge } from './escape.ts'
import { gatheringJudge } from './gathering.ts'
import type { ScenarioJudge } from './scenario-judge.ts'

const JUDGES = {
  construction: constructionJudge,
  gathering: gatheringJudge,
  escape: escapeJudge,
} as const

export const judgeFor = (task: Task): ScenarioJudge => JUDGES[task.scenario](task)
