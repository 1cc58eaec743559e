import { useActorRef, useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { WholeMessageTemplate } from '../../../domain/contract/message-template.contract.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { smsParts } from '../../../domain/sms-parts.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { MailLook } from '../../messages/mail-look.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import type { MessageTemplateMachines, PreviewAsked, Tell } from './message-templates.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', maxWidth: '[52rem]' }),
  heading: css({ textStyle: 'heading.card' }),
  chosen: css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

type ShownProps = Readonly<{ machine: MessageTemplateMachines['preview']; asked: PreviewAsked }>

const Shown = ({ machine, asked }: ShownProps) => {
  const words = useWords()
  const { previewing: said } = words.messageTemplates
  const actor = useActorRef(machine, { input: { query: asked } })
  const preview = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  if (!preview) {
    return face === 'failed' ? (
      <ErrorState
        size="section"
        level={3}
        title={said.failed()}
        {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
      >
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={said.loading()}>
        <Skeleton height="20rem" />
      </div>
    )
  }
  return (
    <>
      <MailLook said={preview} language={asked.language} />
      {preview.subject === null && <p className={styles.quiet}>{said.parts({ count: smsParts(preview.text) })}</p>}
    </>
  )
}

const sourcesOf = ({ draft, inForce }: WholeMessageTemplate) => [
  ...(draft ? [{ name: 'draft' as const, source: String(draft.id) }] : []),
  ...(inForce ? [{ name: 'inForce' as const, source: String(inForce.id) }] : []),
  { name: 'builtIn' as const, source: 'default' },
]

type TemplatePreviewProps = Readonly<{
  whole: WholeMessageTemplate
  machines: Pick<MessageTemplateMachines, 'preview' | 'testing'>
  tell: Tell
}>

/** A message as it would be sent, with examples, and the way to send it to oneself. */
export const TemplatePreview = ({ whole, machines, tell }: TemplatePreviewProps) => {
  const { messageTemplates } = useWords()
  const { previewing: said } = messageTemplates
  const spoken = useLanguage()
  const [chosen, choose] = useState<Readonly<{ name: string; language: Language }>>({ name: '', language: spoken })
  const sources = sourcesOf(whole)
  const [first] = sources
  const { name, source } = sources.find((one) => one.name === chosen.name) ??
    first ?? { name: 'builtIn', source: 'default' }
  const { language } = chosen
  const test = useDeed(machines.testing, ({ outcome: { to } }) =>
    tell({ tone: 'success', text: said.tested({ address: to }) }),
  )
  const isBusy = useSelector(test, (at) => at.hasTag('busy'))
  const isNotSent = useSelector(test, (at) => at.hasTag('error'))
  const fault = useSelector(test, ({ context }) => context.fault)
  const asked = { source, language, revision: whole.revision }
  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>{said.title()}</h2>
      <p className={styles.quiet}>{said.lead()}</p>
      <div className={styles.chosen}>
        {sources.length > 1 && (
          <Segmented
            legend={said.source()}
            segments={sources.map((one) => ({ value: one.name, label: said.sources[one.name]() }))}
            value={name}
            onValueChange={(value) => choose({ ...chosen, name: value })}
          />
        )}
        <Segmented
          legend={said.language()}
          segments={LANGUAGES.map((value) => ({ value, label: OWN_NAME[value] }))}
          value={language}
          onValueChange={(value) => choose({ ...chosen, language: value })}
        />
        {whole.testTo !== null && (
          <Button
            variant="outline"
            icon={Send}
            busy={isBusy}
            onClick={() => test.send({ type: 'deed.begun', subject: { source, language } })}
          >
            {said.test()}
          </Button>
        )}
      </div>
      {whole.testTo === null && <p className={styles.quiet}>{said.noPhone()}</p>}
      {isNotSent && <FaultBanner title={said.testFailed()} fault={fault} />}
      <Shown key={JSON.stringify(asked)} machine={machines.preview} asked={asked} />
    </section>
  )
}
