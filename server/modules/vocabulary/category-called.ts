import { LANGUAGES, type Localized } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTurn } from '../../platform/db/in-turn.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'
import { insertCategory, listCategoryNames } from './categories.repository.ts'

/** The category that is called so in one language or more; where there is none, one is made. */
export const categoryCalled = async (tx: Tx, name: Localized): Promise<number> => {
  await inTurn(tx, LOCKS.categories)
  const all = await listCategoryNames(tx)
  const sharedBy = (one: Localized): number =>
    LANGUAGES.filter((language) => fold(one[language]) === fold(name[language])).length
  const [best] = all.toSorted((one, other) => sharedBy(other.name) - sharedBy(one.name) || one.id - other.id)
  return best && sharedBy(best.name) > 0 ? best.id : insertCategory(tx, { ...name, picture: '' })
}
