import { useActorRef, useSelector } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { css } from 'styled-system/css'

import type { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { Button, type ButtonLook } from './button.view.tsx'

export type CopyButtonProps = Readonly<{
  machine: typeof copyingMachine
  /** What is copied, asked for when the button is pressed. */
  text: () => string
  /** On the button. */
  label: string
  /** Beside it for a moment, once the text is in the clipboard: "Copied!". */
  copied: string
  failed: string
  look?: ButtonLook
}>

const styles = {
  root: css({ position: 'relative', display: 'inline-grid', minWidth: '0' }),
  note: css({ position: 'absolute', insetBlockEnd: '[calc(100% + 0.6rem)]', insetInline: '0', pointerEvents: 'none' }),
  bubble: css({
    display: 'block',
    width: 'max',
    maxWidth: 'full',
    marginInline: 'auto',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'control',
    backgroundColor: 'fg.default',
    color: 'bg.surface',
    textStyle: 'small',
    fontWeight: 'semibold',
    boxShadow: 'float',
    animation: 'appear',
    _motionReduce: { animation: 'none' },
    _forcedColors: { borderWidth: 'hairline' },
  }),
}

/** Copies, and says so: seen above the button and heard, for as long as the chart says. */
export const CopyButton = ({ machine, text, label, copied, failed, look }: CopyButtonProps) => {
  const actor = useActorRef(machine)
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  const isCopying = useSelector(actor, (snapshot) => snapshot.matches('copying'))
  const said = isCopied ? copied : hasFailed && failed
  return (
    <span className={styles.root}>
      <Button
        variant="outline"
        {...look}
        icon={isCopied ? Check : Copy}
        busy={isCopying}
        onClick={() => actor.send({ type: 'copy.requested', text: text() })}
      >
        {label}
      </Button>
      {/* Always there, so that what comes into it is announced. */}
      <span role="status" className={styles.note}>
        {said !== false && <span className={styles.bubble}>{said}</span>}
      </span>
    </span>
  )
}
