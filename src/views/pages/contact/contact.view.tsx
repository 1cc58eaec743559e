import { useActorRef, useSelector } from '@xstate/react'
import { BookOpen, Library, Siren, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import { CONTACT_DRAFTED, NO_MESSAGE, type contactFormMachine } from '../../../machines/contact/contact-form.machine.ts'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { usePlaces } from '../../shell/places.context.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { ContactForm } from './contact-form.view.tsx'
import { ContactReceipt } from './contact-receipt.view.tsx'

export type ContactPageProps = Readonly<{
  machine: typeof contactFormMachine
  botCheck: BotCheckActor
  copying: typeof copyingMachine
  /** To send along what happened before. */
  offer?: ReactNode
}>

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[minmax(0, 56rem) minmax(24rem, 1fr)]' },
    columnGap: '16',
    rowGap: '10',
    alignItems: 'start',
  }),
  aside: css({ display: 'grid', gap: '6', minWidth: '0' }),
  heading: css({ textStyle: 'heading.section' }),
  list: css({ display: 'grid', gap: '5' }),
  item: css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '3', alignItems: 'start' }),
  sign: css({ color: 'accent.fg', paddingBlockStart: '0.5' }),
  text: css({ color: 'fg.muted', overflowWrap: 'anywhere', maxWidth: 'prose' }),
  emergency: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '3',
    paddingBlockStart: '5',
    borderBlockStartWidth: 'hairline',
  }),
}

const QUICKER = [
  { id: 'verification', href: '/course/verification', icon: ShieldCheck },
  { id: 'guide', href: '/documentation', icon: BookOpen },
  { id: 'resources', href: '/resources', icon: Library },
] as const satisfies readonly { id: string; href: string; icon: LucideIcon }[]

const Aside = () => {
  const { contact } = useWords()
  const leadsSomewhere = usePlaces()
  const ways = QUICKER.filter(({ href }) => leadsSomewhere(href))
  return (
    <aside className={styles.aside} aria-label={contact.first.title()}>
      {ways.length > 0 && (
        <>
          <h2 className={styles.heading}>{contact.first.title()}</h2>
          <ul className={styles.list}>
            {ways.map(({ id, href, icon }) => (
              <li key={id} className={styles.item}>
                <span className={styles.sign}>
                  <Icon as={icon} size="lg" />
                </span>
                <div>
                  <Link href={href} variant="standalone">
                    {contact.first[id]()}
                  </Link>
                  <p className={styles.text}>{contact.first[`${id}Text`]()}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.emergency}>
        <span className={styles.sign}>
          <Icon as={Siren} size="lg" />
        </span>
        <span className={styles.text}>{contact.emergency()}</span>
      </p>
    </aside>
  )
}

const Message = ({ machine, botCheck, copying, offer, onAnother }: ContactPageProps & { onAnother: () => void }) => {
  const actor = useActorRef(machine, {
    input: { form: 'contact', values: NO_MESSAGE, drafted: CONTACT_DRAFTED },
  })
  const sent = useSelector(actor, ({ context }) => context.output)
  const isDone = useSelector(actor, ({ status }) => status === 'done')
  const email = useSelector(actor, ({ context }) => context.values.email)
  return isDone && sent ? (
    <ContactReceipt reference={sent.reference} email={email.trim()} copying={copying} onAnother={onAnother} />
  ) : (
    <ContactForm actor={actor} botCheck={botCheck} offer={offer} />
  )
}

export const ContactPage = (props: ContactPageProps) => {
  const { contact } = useWords()
  const [sent, setSent] = useState(0)
  return (
    <PageFrame>
      <PageHeader title={contact.title()} lead={contact.lead()} />
      <div className={styles.columns}>
        <Message key={sent} {...props} onAnother={() => setSent(sent + 1)} />
        <Aside />
      </div>
    </PageFrame>
  )
}
