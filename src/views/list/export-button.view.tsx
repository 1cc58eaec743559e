import { useSelector } from '@xstate/react'
import { Download, FileSpreadsheet, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import { SHEET_FORMATS, type SheetFormat } from '../../domain/sheet-format.ts'
import { useWords } from '../../i18n/words.tsx'
import type { ListActor, Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'

const styles = {
  picture: css({ paddingInline: '2', width: '10' }),
  word: css({ srOnly: true }),
}

const ICONS: Readonly<Record<SheetFormat, LucideIcon>> = { csv: Download, xlsx: FileSpreadsheet }

type ExportProps<Item extends Listed, Extra> = Readonly<{
  actor: ListActor<Item, Extra>
  /** Their words are their titles: there is no room for them. */
  isPicture?: boolean
}>

/** A button for each format that the rows can be saved as. */
export const ExportButtons = <Item extends Listed, Extra>({ actor, isPicture = false }: ExportProps<Item, Extra>) => {
  const { lists } = useWords()
  const isPreparing = useSelector(actor, (at) => at.matches({ export: 'preparing' }))
  const chosen = useSelector(actor, ({ context }) => context.format)
  return SHEET_FORMATS.map((format) => {
    const label = format === 'csv' ? lists.export() : lists.exportWorkbook()
    return (
      <Button
        key={format}
        variant="outline"
        icon={ICONS[format]}
        busy={isPreparing && format === chosen}
        onClick={() => actor.send({ type: 'export.chosen', format })}
        {...(isPicture && { title: label, className: styles.picture })}
      >
        {isPicture ? <span className={styles.word}>{label}</span> : label}
      </Button>
    )
  })
}
