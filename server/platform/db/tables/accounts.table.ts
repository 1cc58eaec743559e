import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { Language } from '../../../../src/domain/language.ts'
import type { LinkKind } from '../../../../src/domain/link.ts'
import { NAME_CHANGE_STATES } from '../../../../src/domain/name-change.ts'
import { DEFAULT_NOTIFICATION, notifiesPhone } from '../../../../src/domain/notification-option.ts'
import { FOUND_BY_ITSELF } from '../../../../src/domain/person-fields.ts'
import type { QuizTime } from '../../../../src/domain/quiz.ts'
import type { RoleId } from '../../../../src/domain/role.ts'
import type { UserTypeId } from '../../../../src/domain/user-type.ts'
import { foldedColumn } from '../folded.sql.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** When somebody last signed in, for an order: whoever never did comes before everybody else. */
export const signedInAt = (lastSignInAt: SQLWrapper): SQL =>
  sql`coalesce(${lastSignInAt}, timestamptz '1970-01-01 00:00:00+00')`

export const agencies = pgTable('agencies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  /** Key of a discipline, e.g. `fireRescue`. */
  discipline: text(),
  county: text(),
  city: text(),
})

/** Of open accounts, those where a record should say something and does not. */
const lacks = (column: string): SQL => sql.raw(`${column} is null and deactivated_at is null`)

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In the form that `normaliseEmail` gives. */
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    birthdate: date(),
    licenseNumber: text('license_number'),
    agencyNumber: text('agency_number'),
    primaryAgencyId: integer('primary_agency_id').references(() => agencies.id),
    discipline: text(),
    language: text().$type<Language>().notNull().default('en'),
    welcomed: boolean().notNull().default(false),
    shortcuts: jsonb().$type<string[]>().notNull().default([]),
    settings: jsonb().$type<Record<string, unknown>>(),
    notifyPhone: boolean('notify_phone').notNull().default(notifiesPhone(DEFAULT_NOTIFICATION)),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** Name in the container `photos`. */
    photo: text(),
    emailVerifiedAt: instant('email_verified_at'),
    deactivatedAt: instant('deactivated_at'),
    /** The account of the same person that this one went into: it is closed, and its address leads there. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => users.id),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull(),
    /** Name and address as a search sees them: lists of people are searched here. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(foldedColumn(sql`first_name || ' ' || last_name || ' ' || email`)),
    /** Surname first, for lists in the order of names. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(foldedColumn(sql`last_name || ' ' || first_name`)),
  },
  // Who signs up is looked for among those born on the same day.
  (table) => [
    index('users_birthdate').on(table.birthdate),
    index('users_by_name').on(table.sortName, table.id),
    index('users_by_creation').on(table.createdAt, table.id),
    index('users_by_sign_in').on(signedInAt(table.lastSignInAt), table.id),
    index('users_of_agency').on(table.primaryAgencyId, table.sortName, table.id),
    index('users_of_discipline').on(table.discipline, table.sortName, table.id),
    // Few of many: an order alone would be gone through for them.
    index('users_unverified').on(table.createdAt, table.id).where(sql.raw('email_verified_at is null')),
    index('users_deactivated').on(table.sortName, table.id).where(sql.raw('deactivated_at is not null')),
    index('users_without_agency').on(table.createdAt, table.id).where(lacks('primary_agency_id')),
    index('users_without_discipline').on(table.createdAt, table.id).where(lacks('discipline')),
    index('users_without_licence').on(table.createdAt, table.id).where(lacks('license_number')),
    index('users_merged').on(table.mergedIntoId).where(sql.raw('merged_into_id is not null')),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    ...FOUND_BY_ITSELF.map((field) =>
      index(['users_search', field].join('_')).using('gin', sql`(${foldedColumn(table[field])}) gin_trgm_ops`),
    ),
  ],
)

/**
 * By what open accounts look like those of one person, and how many share it: kept by triggers on accounts, which
 * `likely_keys` of the database tells the keys of (birthdate and last name, phone, licence number).
 */
export const likelyKeys = pgTable('likely_keys', { key: text().primaryKey(), people: integer().notNull() }, (table) => [
  index('likely_keys_shared').on(table.key).where(sql.raw('people > 1')),
])

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').$type<RoleId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('user_roles_by_role').on(table.roleId, table.userId),
  ],
)

/** The student profile of a user; enrolments hang on it. */
export const students = pgTable(
  'students',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator's allowance for every quiz. */
    quizTime: text('quiz_time').$type<QuizTime>().notNull().default('standard'),
    /** Holds a certificate that is in force, good or over: a trigger on certificates keeps it, whoever writes them. */
    isTrained: boolean('is_trained').notNull().default(false),
    /**
     * Was put on a class by an address, and nothing else is known of them as a student: none until they say that it was
     * them. Triggers end it: with a place that is theirs, an enrolment, a certificate, or the role of a proven account.
     */
    isTyped: boolean('is_typed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('students_never_trained').on(table.createdAt, table.id).where(sql.raw('not is_trained')),
    index('students_by_creation').on(table.createdAt, table.id),
    // Few of many.
    index('students_with_extra_time').on(table.id).where(sql.raw(`quiz_time <> 'standard'`)),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** When a token of this session was last signed; the idle limit counts from here. */
    renewedAt: instant('renewed_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent'),
    address: text(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

/** Agencies beside the primary one. */
export const userAgencies = pgTable(
  'user_agencies',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.agencyId] })],
)

/** Links that mails carry: each works once, and until it expires. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<LinkKind>().notNull(),
    /** SHA-256 of the secret that the mail carries. */
    secretHash: text('secret_hash').notNull().unique(),
    /** Of an `emailChange`: the address that the mail went to. */
    newEmail: text('new_email'),
    /** Of a `walkIn`: the registration that it confirms. */
    registrationId: integer('registration_id'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mailed_links_user_id').on(table.userId)],
)

/** Changes of names that a certificate or a verification stands on: asked for, and decided by somebody else. */
export const nameChanges = pgTable(
  'name_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: NAME_CHANGE_STATES }).notNull().default('asked'),
    oldFirstName: text('old_first_name').notNull(),
    oldLastName: text('old_last_name').notNull(),
    newFirstName: text('new_first_name').notNull(),
    newLastName: text('new_last_name').notNull(),
    reason: text().notNull(),
    evidence: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedById: integer('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    refusal: text(),
  },
  (table) => [
    uniqueIndex('one_pending_name_change').on(table.userId).where(sql.raw(`state = 'asked'`)),
    index('name_changes_by_user').on(table.userId, table.id),
    index('name_changes_by_state').on(table.state, table.id),
    index('name_changes_by_asking').on(table.askedAt, table.id),
  ],
)

/** Codes that phones are sent; the latest of a person counts. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    /** Six digits are guessed from a plain hash at once: this one is keyed. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('phone_codes_user_id').on(table.userId)],
)

/** Who was invited to an account, and what is known of them: the `profileId` of a sign-up. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the code that the mail carries. */
    codeHash: text('code_hash').notNull().unique(),
    userType: integer('user_type').$type<UserTypeId>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In the form that `normaliseEmail` gives. */
    email: text().notNull(),
    phone: text(),
    primaryAgencyId: integer('primary_agency_id').references(() => agencies.id),
    language: text().$type<Language>().notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Of the approvals to teach that it brings; null where it brings none. */
    approvedUntil: instant('approved_until'),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
    usedById: integer('used_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('invitations_email').on(table.email), index('invitations_created_at').on(table.createdAt)],
)
