import type { ChosenRows } from '../../domain/list.ts'
import type { ActSaid } from './list-acts.props.ts'

/** What a dialog says of some rows, however many they are. */
export const saidOf = (said: ActSaid, { count, isExact, name }: ChosenRows) => ({
  about: name,
  title: isExact ? said.title({ count }) : said.atLeast({ count }),
  text: said.text({ count }),
  keep: said.keep({ count }),
  confirm: said.confirm({ count }),
  failed: said.failed({ count }),
})
