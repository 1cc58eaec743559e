import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { beside } from './frame.styles.ts'

const styles = {
  column: css({
    flexShrink: '0',
    alignSelf: 'flex-start',
    width: 'card',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderInlineWidth: 'hairline',
    backgroundColor: 'bg.surface',
  }),
  head: css({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '16',
    paddingInlineStart: '5',
    paddingInlineEnd: '2',
    backgroundColor: 'bg.surface',
    borderBlockEndWidth: 'hairline',
  }),
  title: css({ textStyle: 'heading.card', minWidth: '0', overflowWrap: 'anywhere' }),
  body: css({ padding: '5' }),
}

/** The quick panel as a column beside the page, which stays to be used. */
export const QuickColumn = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { agenda } = useWords()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={cx(styles.column, beside)}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {agenda.title()}
        </h2>
        <IconButton icon={X} label={agenda.close()} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
