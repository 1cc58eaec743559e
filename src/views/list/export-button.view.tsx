import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'

import { useWords } from '../../i18n/words.tsx'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'

export const ExportButton = <Item extends Listed, Extra>({ actor }: Readonly<{ actor: ListActor<Item, Extra> }>) => {
  const { lists } = useWords()
  const isPreparing = useSelector(actor, (at) => at.matches({ export: 'preparing' }))
  return (
    <Button variant="outline" icon={Download} busy={isPreparing} onClick={() => actor.send({ type: 'export.chosen' })}>
      {lists.export()}
    </Button>
  )
}
