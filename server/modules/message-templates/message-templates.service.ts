import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import {
  OLDER_VERSIONS,
  type MessageTemplateRow,
  type TemplateDraftForm,
  type WholeMessageTemplate,
} from '../../../src/domain/contract/message-template.contract.ts'
import { checkDraft, checkTemplate } from '../../../src/domain/message-template-check.ts'
import { textsOfFields, type TEMPLATE_EVENTS, type TemplateTexts } from '../../../src/domain/message-template.ts'
import { variablesOf, type TemplateKind } from '../../../src/domain/message-variables.ts'
import { decideMessageTemplate } from '../../../src/machines/lifecycle/decide-message-template.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { messageTemplateVersions } from '../../platform/db/tables/message-templates.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found, notFound } from '../../platform/refusal.ts'
import { builtInTexts } from '../mail/template-defaults.ts'
import {
  countChange,
  findInState,
  findVersion,
  insertDraft,
  listLiving,
  listVersions,
  lockTemplate,
  readRevision,
  removeVersion,
  writeVersion,
} from './message-templates.repository.ts'
import { presentKinds, presentVersion } from './message-templates.view.ts'
import { testAddressOf } from './template-tests.ts'

type VersionRow = typeof messageTemplateVersions.$inferSelect
type Revised = Readonly<{ revision: number }>

/** 404 for a kind that leaves in no such way. */
export const knownKind = (kind: TemplateKind): TemplateKind => {
  if (variablesOf(kind) === null) throw notFound()
  return kind
}

/** The state that a version is in after the event; 409 where it takes none. */
const stateAfter = (
  kind: TemplateKind,
  { state, texts }: Pick<VersionRow, 'state' | 'texts'>,
  event: (typeof TEMPLATE_EVENTS)[number],
) => {
  const next = decideMessageTemplate(state, { isSound: checkTemplate(kind, texts).length === 0 }, event)
  if (next === null) throw conflict('ILLEGAL_TRANSITION')
  return next
}

/** The words in which messages are written, as those who run the programme change them. */
export const createMessageTemplates = (platform: Platform) => {
  const { audit, clock, db } = platform

  const readIn = async (query: Queryable, kind: TemplateKind, { caller }: Pick<Actor, 'caller'>) => {
    const versions = (await listVersions(query, kind, OLDER_VERSIONS)).map(presentVersion)
    const inState = (...states: readonly string[]) => versions.filter(({ state }) => states.includes(state))
    const whole: WholeMessageTemplate = {
      ...kind,
      revision: await readRevision(query, kind),
      builtIn: builtInTexts(kind),
      inForce: inState('inForce')[0] ?? null,
      draft: inState('draft', 'checked')[0] ?? null,
      older: inState('older'),
      testTo: await testAddressOf(query, kind.channel, caller),
    }
    return whole
  }

  const note = (
    tx: Tx,
    { caller, address, requestId }: Actor,
    { channel, template }: TemplateKind,
    action: Extract<AuditAction, `messageTemplate.${string}`>,
    details: AuditDetails,
  ): Promise<void> =>
    audit.record(tx, {
      action,
      actorId: caller.userId,
      subject: `messageTemplate:${channel}.${template}`,
      address,
      requestId,
      details,
    })

  /** Does something to a kind that is as the caller saw it: 409 where somebody was quicker, with who it was. */
  const change = async (
    tx: Tx,
    actor: Actor,
    kind: TemplateKind,
    { revision }: Revised,
    work: () => Promise<void>,
  ): Promise<WholeMessageTemplate> => {
    knownKind(kind)
    if ((await lockTemplate(tx, kind)) !== revision) throw conflict('MESSAGE_TEMPLATE_CHANGED')
    await work()
    await countChange(tx, kind)
    return readIn(tx, kind, actor)
  }

  /** 400 with every field that keeps it from being kept, or from being checked. */
  const refuseUnsound = ({ language }: Actor, kind: TemplateKind, texts: TemplateTexts, isToCheck: boolean): void => {
    const said = textsIn(language).fields.template
    const problems = (isToCheck ? checkTemplate : checkDraft)(kind, texts)
    if (problems.length === 0) return
    throw fieldRefused(
      ...Object.entries(Object.groupBy(problems, ({ field }) => field)).map(([field, ofField]) => ({
        field,
        message: ofField.map(({ rule, variables, most }) => said[rule](variables, most)).join(' '),
      })),
    )
  }

  /** What is in force is so no longer. */
  const replaceInForce = async (tx: Tx, kind: TemplateKind): Promise<VersionRow | undefined> => {
    const held = await findInState(tx, kind, 'inForce')
    if (held) {
      stateAfter(kind, held, 'version.replaced')
      await writeVersion(tx, held.id, { state: 'older', replacedAt: clock.now() })
    }
    return held
  }

  return {
    list: async (): Promise<MessageTemplateRow[]> => presentKinds(await listLiving(db)),

    /** 404 where nothing of this kind leaves so. */
    read: (actor: Pick<Actor, 'caller'>, kind: TemplateKind): Promise<WholeMessageTemplate> =>
      readIn(db, knownKind(kind), actor),

    /**
     * Keeps what is written so far, however unfinished; the first time it is a version of its own. Where it is to be
     * checked, it is kept only if nothing is wrong with it: 400 with all that is, field by field. 409
     * `MESSAGE_TEMPLATE_CHANGED` where the kind is another than the caller saw.
     */
    saveDraft: (tx: Tx, actor: Actor, kind: TemplateKind, { revision, isToCheck, ...fields }: TemplateDraftForm) => {
      const texts = textsOfFields(fields)
      refuseUnsound(actor, knownKind(kind), texts, isToCheck)
      return change(tx, actor, kind, { revision }, async () => {
        const written = { texts, writtenAt: clock.now(), writtenById: actor.caller.userId }
        const before = await findInState(tx, kind, 'draft', 'checked')
        const draft = before ?? (await insertDraft(tx, kind, written))
        const isSame = JSON.stringify(before?.texts) === JSON.stringify(texts)
        if (before && !isSame) {
          stateAfter(kind, before, 'draft.changed')
          await writeVersion(tx, draft.id, { ...written, state: 'draft', checkedAt: null, checkedById: null })
        }
        if (!isSame) await note(tx, actor, kind, 'messageTemplate.changed', { version: draft.number })
        if (!isToCheck) return
        stateAfter(kind, { state: 'draft', texts }, 'draft.checked')
        const checked = { checkedAt: clock.now(), checkedById: actor.caller.userId }
        await writeVersion(tx, draft.id, { state: 'checked', ...checked })
        await note(tx, actor, kind, 'messageTemplate.checked', { version: draft.number })
      })
    },

    /** 404 where nothing is being written. */
    dropDraft: (tx: Tx, actor: Actor, kind: TemplateKind, asked: Revised) =>
      change(tx, actor, kind, asked, async () => {
        const draft = found(await findInState(tx, kind, 'draft', 'checked'))
        stateAfter(kind, draft, 'draft.dropped')
        await removeVersion(tx, draft.id)
        await note(tx, actor, kind, 'messageTemplate.dropped', { version: draft.number })
      }),

    /** From now on messages are sent with it. 409 where it is a draft that was not checked, or in force already. */
    putInForce: (tx: Tx, actor: Actor, kind: TemplateKind, { versionId, ...asked }: Revised & { versionId: number }) =>
      change(tx, actor, kind, asked, async () => {
        const version = found(await findVersion(tx, kind, versionId))
        stateAfter(kind, version, 'version.putInForce')
        const before = await replaceInForce(tx, kind)
        const enforced = { inForceAt: clock.now(), inForceById: actor.caller.userId, replacedAt: null }
        await writeVersion(tx, version.id, { state: 'inForce', ...enforced })
        await note(tx, actor, kind, 'messageTemplate.putInForce', {
          version: version.number,
          ...(before && { from: before.number }),
        })
      }),

    /** From now on messages are sent with the product's own words. 404 where they are already. */
    backToDefault: (tx: Tx, actor: Actor, kind: TemplateKind, asked: Revised) =>
      change(tx, actor, kind, asked, async () => {
        const { number } = found(await replaceInForce(tx, kind))
        await note(tx, actor, kind, 'messageTemplate.returned', { from: number })
      }),

    note,
  }
}
