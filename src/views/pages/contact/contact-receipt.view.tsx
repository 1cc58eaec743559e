import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { CopyingButton } from '../../shell/copying-button.view.tsx'
import { Button } from '../../ui/button.view.tsx'

const styles = {
  receipt: css({ display: 'grid', gap: '6', minWidth: '0' }),
  picture: css({ maxWidth: '[28rem]' }),
  text: css({ display: 'grid', gap: '2', maxWidth: 'prose', overflowWrap: 'anywhere' }),
  title: css({ textStyle: 'heading.section' }),
  number: css({
    display: 'grid',
    gap: '1',
    paddingInlineStart: '4',
    borderInlineStartWidth: 'mark',
    borderColor: 'brand.pink',
  }),
  label: css({ textStyle: 'label', color: 'fg.muted' }),
  figure: css({ textStyle: 'figure', overflowWrap: 'anywhere', userSelect: 'all' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

/** The form is gone, and the focus with it: it goes on from what became of the message. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

export type ContactReceiptProps = Readonly<{
  reference: string
  email: string
  copying: typeof copyingMachine
  onAnother: () => void
}>

export const ContactReceipt = ({ reference, email, copying, onAnother }: ContactReceiptProps) => {
  const { contact } = useWords()
  return (
    <section className={styles.receipt}>
      <div className={styles.picture}>
        <ClearedLane />
      </div>
      <div className={styles.text}>
        <h2 ref={takeFocus} tabIndex={-1} className={styles.title}>
          {contact.done.title()}
        </h2>
        <p>{contact.done.text({ email: `\u2068${email}\u2069` })}</p>
      </div>
      <p className={styles.number}>
        <span className={styles.label}>{contact.done.reference()}</span>
        <bdi dir="ltr" translate="no" className={styles.figure}>
          {reference}
        </bdi>
      </p>
      <div className={styles.actions}>
        <CopyingButton
          machine={copying}
          text={() => reference}
          label={contact.done.copy()}
          copied={contact.done.copied()}
          failed={contact.done.copyFailed()}
          look={{ variant: 'solid' }}
        />
        <Button variant="outline" onClick={onAnother}>
          {contact.done.another()}
        </Button>
      </div>
    </section>
  )
}
