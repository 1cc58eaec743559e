import { Check, CircleAlert, Copy } from 'lucide-react'
import { css } from 'styled-system/css'

import { Button, type ButtonLook } from './button.view.tsx'
import { Icon } from './icon.view.tsx'

export type CopyButtonProps = Readonly<{
  state: 'idle' | 'copying' | 'copied' | 'failed'
  onCopy: () => void
  /** On the button. */
  label: string
  /** Beside it for a moment, once the text is in the clipboard: "Copied!". */
  copied: string
  failed: string
  look?: ButtonLook
}>

const styles = {
  root: css({ position: 'relative', display: 'inline-grid', minWidth: '0' }),
  bubble: css({
    position: 'absolute',
    insetBlockEnd: '[calc(100% + 0.6rem)]',
    insetInline: '0',
    pointerEvents: 'none',
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
    presence: 'appear',
    _forcedColors: { borderWidth: 'hairline' },
  }),
  failed: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    marginBlockStart: '1.5',
    textStyle: 'small',
    color: 'status.danger.fg',
  }),
}

/** Copies, and says so: seen above the button and heard, for as long as it is told. */
export const CopyButton = ({ state, onCopy, label, copied, failed, look }: CopyButtonProps) => (
  <span className={styles.root}>
    <Button
      variant="outline"
      {...look}
      icon={state === 'copied' ? Check : Copy}
      busy={state === 'copying'}
      onClick={onCopy}
    >
      {label}
    </Button>
    {/* Always there, so that what comes into it is announced. */}
    <span role="status">
      {state === 'copied' && <span className={styles.bubble}>{copied}</span>}
      {state === 'failed' && (
        <span className={styles.failed}>
          <Icon as={CircleAlert} size="sm" />
          {failed}
        </span>
      )}
    </span>
  </span>
)
