import { Info } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Link } from '../../ui/link.view.tsx'

const styles = {
  root: css({ position: 'relative', display: 'inline-grid' }),
  tip: css({
    position: 'absolute',
    zIndex: 'popup',
    insetBlockEnd: '[calc(100% + 0.4rem)]',
    insetInlineEnd: '0',
    width: '[min(32rem, calc(100vw - 4.8rem))]',
    padding: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    // The way from the button to the tip is part of the tip.
    _after: { content: '""', position: 'absolute', insetInline: '0', insetBlockStart: '[100%]', height: '2' },
    '&[hidden]': { display: 'none' },
  }),
}

/**
 * Why an instructor needs a code, and what to do without one: under a mouse that rests there, or by a press, a tap or
 * a key, which holds it until Escape or another press. It has a link, so it is no plain tooltip.
 */
export const InstructorTip = ({ id, contactHref }: { id: string; contactHref: string }) => {
  const { instructor } = useWords().registration
  const [shown, setShown] = useState<'no' | 'hovered' | 'held'>('no')
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shown === 'no') return
    event.stopPropagation()
    setShown('no')
  }
  return (
    <span
      className={styles.root}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && shown === 'no') setShown('hovered')
      }}
      onPointerLeave={() => {
        if (shown === 'hovered') setShown('no')
      }}
    >
      <IconButton
        icon={Info}
        label={instructor.about()}
        size="sm"
        // The tip itself says it under a mouse.
        title={undefined}
        aria-expanded={shown !== 'no'}
        aria-controls={id}
        onClick={() => setShown(shown === 'held' ? 'no' : 'held')}
        onKeyDown={close}
      />
      <span role="status" id={id} hidden={shown === 'no'} className={styles.tip}>
        {shown !== 'no' && (
          <>
            {instructor.text()}{' '}
            <Link href={contactHref} onKeyDown={close}>
              {instructor.contact()}
            </Link>
          </>
        )}
      </span>
    </span>
  )
}
