import type { Fault } from '../../domain/fault.ts'
import { MERGE_OBSTACLES, type MergeObstacle } from '../../domain/person-merge.ts'
import type { Words } from '../../i18n/words.tsx'
import { faultWords } from '../pages/fault-words.ts'

/** Why two are not merged, where the server said so. */
export const obstacleIn = (fault: Fault | null): MergeObstacle | undefined =>
  MERGE_OBSTACLES.find((one) => one === fault?.facts?.['why'])

/** The same in words. */
export const mergeFaultWords = (words: Words, fault: Fault | null): string => {
  const obstacle = obstacleIn(fault)
  return obstacle === undefined ? faultWords(words, fault) : words.personMerge.obstacles[obstacle]()
}
