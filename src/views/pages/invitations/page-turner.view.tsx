import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'

const styles = {
  row: css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', marginBlockStart: '5' }),
  where: css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
}

type PageTurnerProps = Readonly<{ page: number; pages: number; onPage: (page: number) => void }>

/** A way that ends stays where it is, or it would take the focus with it. */
export const PageTurner = ({ page, pages, onPage }: PageTurnerProps) => {
  const { pages: said } = useWords().invitations
  const formats = useFormats()
  const turn = (to: number) => (to >= 1 && to <= pages ? () => onPage(to) : undefined)
  return (
    <nav aria-label={said.label()} className={styles.row}>
      <IconButton
        icon={ChevronLeft}
        mirrored
        variant="outline"
        label={said.previous()}
        aria-disabled={page <= 1 || undefined}
        onClick={turn(page - 1)}
      />
      <span className={styles.where}>{said.where({ page: formats.number(page), pages: formats.number(pages) })}</span>
      <IconButton
        icon={ChevronRight}
        mirrored
        variant="outline"
        label={said.next()}
        aria-disabled={page >= pages || undefined}
        onClick={turn(page + 1)}
      />
    </nav>
  )
}
