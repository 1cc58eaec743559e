import { useSelector } from '@xstate/react'

import { useWords } from '../../i18n/words.tsx'
import { selectChoices, selectRows } from '../../machines/list/list.connect.ts'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { resourceFace } from '../../machines/resource/resource.connect.ts'

/**
 * How what a filter refers to is called: as the list's answer names it, or as it was found a moment ago. What the
 * answer does not name is not the reader's to see, and says no more than that. Null while it is not known yet.
 */
export const useRefNames = <Item extends Listed, Extra>(actor: ListActor<Item, Extra>) => {
  const { lists } = useWords()
  const rows = useSelector(actor, selectRows<Item, Extra>)
  const named = useSelector(rows, (at) => at?.context.data?.named)
  const isAnswered = useSelector(rows, (at) => at !== undefined && resourceFace(at) === 'ready')
  const found = useSelector(useSelector(actor, selectChoices<Item, Extra>), (at) => at?.context.named)
  return (filter: string, value: string): string | null => {
    const isIt = (one: Readonly<{ filter: string; id: number }>) => one.filter === filter && String(one.id) === value
    const name = (named?.find(isIt) ?? found?.find(isIt))?.name
    return name ?? (isAnswered ? lists.choices.unknown() : null)
  }
}
