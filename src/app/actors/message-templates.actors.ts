import { assign } from 'xstate'

import type {
  MessageTemplateRow,
  TemplatePreview,
  TemplateTested,
  WholeMessageTemplate,
} from '../../domain/contract/message-template.contract.ts'
import { toFault } from '../../domain/fault.ts'
import type { TemplateKind } from '../../domain/message-variables.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking, type Ask } from '../../machines/asking.ts'
import { createTemplateForm, type TemplateValues } from '../../machines/message-template/template-form.machine.ts'
import { createTemplateWriting } from '../../machines/message-template/template-writing.machine.ts'
import type {
  MessageTemplateMachines,
  MessageTemplatesMachines,
  PreviewAsked,
  TemplateTest,
} from '../../views/pages/message-templates/message-templates.props.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { firstAnswer } from './first-answer.ts'
import { createExactResource, createResource } from './kept-resource.actors.ts'
import { resourceActors } from './resource.actors.ts'

/** Every kind of message whose words can be written anew. */
export const createMessageTemplates = (gateway: Gateway): MessageTemplatesMachines => ({
  kinds: createResource<readonly MessageTemplateRow[]>(
    gateway,
    ['messageTemplates'],
    async (_query, signal) => (await gateway.ask('MessageTemplates', {}, { signal })).messageTemplates,
    () => 'messageTemplates',
  ),
})

/** All that is done with the words of one kind. What is typed is kept in the name of who looks. */
export const createMessageTemplate = (
  gateway: Gateway,
  kind: TemplateKind,
  viewerId: () => number | null,
): MessageTemplateMachines => {
  const { ask, topics } = gateway
  const drafts = draftActors<Partial<TemplateValues>>(viewerId)

  /** Who was too late is shown what stands now. */
  const upon =
    <Subject, Outcome>(work: Ask<Subject, Outcome>): Ask<Subject, Outcome> =>
    async (subject, signal) => {
      try {
        return await work(subject, signal)
      } catch (cause) {
        if (toFault(cause).kind === 'conflict') topics.announce('messageTemplates')
        throw cause
      }
    }

  const readTemplate = async (asked: TemplateKind, signal: AbortSignal) =>
    (await ask('MessageTemplate', asked, { signal })).messageTemplate

  return {
    writing: createTemplateWriting(kind).provide({
      actions: {
        recall: assign(() => ({
          whole:
            firstAnswer(gateway, JSON.stringify(['messageTemplate', kind]), (signal) => readTemplate(kind, signal)) ??
            null,
        })),
      },
      actors: {
        readTemplate: asking<WholeMessageTemplate, TemplateKind>(readTemplate),
        dropDraft: drafts.dropDraft,
        watchTopics: resourceActors(gateway, ['messageTemplates'], readTemplate).watchTopics,
        form: createTemplateForm(kind).provide({
          actors: {
            ...drafts,
            submit: asking<WholeMessageTemplate, { values: TemplateValues }>(
              async ({ values }, signal) =>
                (await ask('SaveMessageTemplate', { ...kind, draft: values }, { signal })).saveMessageTemplate,
            ),
          },
        }),
      },
    }),
    enforcing: createDeed(
      upon(
        async ({ revision, versionId }, signal) =>
          (await ask('PutMessageTemplateInForce', { ...kind, revision, versionId }, { signal }))
            .putMessageTemplateInForce,
      ),
    ),
    returning: createDeed(
      upon(
        async ({ revision }, signal) =>
          (await ask('ReturnMessageTemplate', { ...kind, revision }, { signal })).returnMessageTemplate,
      ),
    ),
    dropping: createDeed(
      upon(
        async ({ revision }, signal) =>
          (await ask('DropMessageTemplate', { ...kind, revision }, { signal })).dropMessageTemplate,
      ),
    ),
    testing: createDeed<TemplateTest, TemplateTested>(
      async (test, signal) => (await ask('TestMessageTemplate', { ...kind, test }, { signal })).testMessageTemplate,
    ),
    preview: createExactResource<TemplatePreview, PreviewAsked>(
      gateway,
      [],
      async ({ source, language }: PreviewAsked, signal) =>
        (await ask('MessagePreview', { ...kind, source, language }, { signal })).messagePreview,
      (asked) => JSON.stringify(['messagePreview', kind, asked]),
    ),
  }
}
