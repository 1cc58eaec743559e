import { useState } from 'react'

import type { TemplateKind } from '../../domain/message-variables.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { MessageTemplatePage } from '../../views/pages/message-templates/message-template.view.tsx'
import { MessageTemplatesPage } from '../../views/pages/message-templates/message-templates.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createMessageTemplate, createMessageTemplates } from '../actors/message-templates.actors.ts'
import { useApp } from '../app.context.tsx'
import { messageAddress, templateAddress, templateKindIn } from '../message-parts.ts'
import type { PartProps } from '../page-of-parts.view.tsx'

const Kinds = ({ title, parts }: Pick<PartProps, 'title' | 'parts'>) => {
  const { gateway } = useApp()
  const [machines] = useState(() => createMessageTemplates(gateway))
  return <MessageTemplatesPage title={title} machines={machines} hrefOf={templateAddress} parts={parts} />
}

const Kind = ({ kind }: Readonly<{ kind: TemplateKind }>) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [machines] = useState(() => createMessageTemplate(gateway, kind, () => selectUserId(auth.getSnapshot())))
  return (
    <MessageTemplatePage
      kind={kind}
      machines={machines}
      backHref={messageAddress('templates')}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
      parts={null}
    />
  )
}

/** The words of messages: all kinds, or one of them, as the address says. They come when they are opened. */
const MessageTemplatesPart = ({ title, query, parts }: PartProps) => {
  const kind = templateKindIn(query)
  return (
    <Speaking namespaces={['messageTemplates', 'messageKinds', 'fieldRules']}>
      {kind ? <Kind key={`${kind.channel} ${kind.template}`} kind={kind} /> : <Kinds title={title} parts={parts} />}
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default MessageTemplatesPart
