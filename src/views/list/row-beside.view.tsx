import { ArrowRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import type { RowBrief } from './list.props.ts'
import { goingBeside, leavingRow } from './way-back.ts'

const styles = {
  root: css({
    position: 'sticky',
    insetBlockStart: '4',
    display: 'grid',
    gap: '4',
    padding: '4',
    maxHeight: '[calc(100dvh - 8rem)]',
    overflowY: 'auto',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
    _print: { display: 'none' },
  }),
  head: css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '2' }),
  name: css({ textStyle: 'heading.section', minWidth: '0', overflowWrap: 'anywhere' }),
}

type BesideProps = Pick<RowBrief, 'href'> &
  Readonly<{
    row: number
    /** The row in words. */
    name: string
    level: 2 | 3
    onClose: () => void
    /** All that it says. */
    children: ReactNode
  }>

/** A row, whole, beside its list: the keys of the list go on, and the row that they come to is shown here. */
const RowBeside = ({ row, name, href, level, onClose, children }: BesideProps) => {
  const { lists } = useWords()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <aside
      ref={goingBeside}
      data-beside={row}
      aria-label={lists.detailsOf({ name })}
      className={styles.root}
      onClickCapture={leavingRow(row)}
    >
      <div className={styles.head}>
        <Heading className={styles.name}>
          <bdi>{name}</bdi>
        </Heading>
        <IconButton icon={X} label={lists.beside.close()} size="sm" onClick={onClose} />
      </div>
      {children}
      {href !== undefined && (
        <LinkButton href={href} variant="outline" endIcon={ArrowRight}>
          {lists.beside.page()}
        </LinkButton>
      )}
    </aside>
  )
}

// The default export is what React's lazy() takes.
export default RowBeside
