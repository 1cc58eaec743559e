import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'

const styles = {
  picture: css({ paddingInline: '2', width: '10' }),
  word: css({ srOnly: true }),
}

type ExportProps<Item extends Listed, Extra> = Readonly<{
  actor: ListActor<Item, Extra>
  /** Its word is its title: there is no room for it. */
  isPicture?: boolean
}>

export const ExportButton = <Item extends Listed, Extra>({ actor, isPicture = false }: ExportProps<Item, Extra>) => {
  const { lists } = useWords()
  const isPreparing = useSelector(actor, (at) => at.matches({ export: 'preparing' }))
  return (
    <Button
      variant="outline"
      icon={Download}
      busy={isPreparing}
      onClick={() => actor.send({ type: 'export.chosen' })}
      {...(isPicture && { title: lists.export(), className: styles.picture })}
    >
      {isPicture ? <span className={styles.word}>{lists.export()}</span> : lists.export()}
    </Button>
  )
}
