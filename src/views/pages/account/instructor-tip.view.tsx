import { useActorRef, useSelector } from '@xstate/react'
import { Info } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { heldTipMachine } from '../../../machines/held-tip/held-tip.machine.ts'
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
  const tip = useActorRef(heldTipMachine)
  const isShown = useSelector(tip, (snapshot) => snapshot.matches('shown'))
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return
    event.stopPropagation()
    tip.send({ type: 'escape.pressed' })
  }
  return (
    <span
      className={styles.root}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tip.send({ type: 'pointer.arrived' })}
      onPointerLeave={() => tip.send({ type: 'pointer.left' })}
    >
      <IconButton
        icon={Info}
        label={instructor.about()}
        size="sm"
        // The tip itself says it under a mouse.
        title={undefined}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => tip.send({ type: 'button.pressed' })}
        onKeyDown={close}
      />
      <span role="status" id={id} hidden={!isShown} className={styles.tip}>
        {isShown && (
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
