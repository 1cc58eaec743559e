import type { MessageTemplateRow, TemplateVersion } from '../../../src/domain/contract/message-template.contract.ts'
import { TEMPLATE_KINDS } from '../../../src/domain/message-variables.ts'
import type { NamedVersion } from './message-templates.repository.ts'

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** A version as it is shown. */
export const presentVersion = ({
  channel: _channel,
  template: _template,
  ...version
}: NamedVersion): TemplateVersion => ({
  ...version,
  writtenAt: version.writtenAt.toISOString(),
  checkedAt: instantOf(version.checkedAt),
  inForceAt: instantOf(version.inForceAt),
})

/** Every kind of message, with what is in force and what is being written of it. */
export const presentKinds = (living: readonly NamedVersion[]): MessageTemplateRow[] =>
  TEMPLATE_KINDS.map(({ channel, template }) => {
    const ofKind = living.filter((one) => one.channel === channel && one.template === template)
    const inForce = ofKind.find(({ state }) => state === 'inForce')
    const draft = ofKind.find(({ state }) => state !== 'inForce')
    return {
      channel,
      template,
      inForce: inForce
        ? {
            number: inForce.number,
            at: (inForce.inForceAt ?? inForce.writtenAt).toISOString(),
            by: inForce.inForceBy,
          }
        : null,
      draft: draft ? { state: draft.state, at: draft.writtenAt.toISOString(), by: draft.writtenBy } : null,
    }
  })
