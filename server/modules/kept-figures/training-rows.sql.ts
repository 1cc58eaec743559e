import { sql, type SQL } from 'drizzle-orm'

/** Of each certificate in `jsonb`, as `training_state` of the database writes it. */
const CERTIFICATE = sql`certificate_id integer, number text, name text, course_id integer, course jsonb,
  hours double precision, completed_on timestamptz, counted_at timestamptz, expires_at timestamptz, claimed_by integer`

/**
 * Students with their certificates in force, a row for each, and one with nulls for who has none: what figures are
 * counted from. `agency_id` is of which agency somebody is, `claimed_by` whose pack has named a certificate before.
 */
export const ALL_ROWS: SQL = sql`(
  select student.id as student_id, account.discipline, account.primary_agency_id as agency_id,
    account.license_number as licence, account.deactivated_at is not null as is_closed,
    held.id as certificate_id, held.number, held.recipient_name as name, held.course_id, held.course_title as course,
    held.hours, held.completed_on, coalesce(held.first_issued_at, held.issued_at) as counted_at, held.expires_at,
    claiming.agency_id as claimed_by
  from students as student
  join users as account on account.id = student.user_id
  left join certificates as held
    on held.student_id = student.id and held.revoked_at is null and held.superseded_by is null
  left join reported_certificates as claim on claim.certificate_id = held.id
  left join reports as claiming on claiming.id = claim.report_id
  where not student.is_typed
)`

/** The same of some students, as they are now or were: `states` has their ids and what `training_state` says of them. */
export const rowsOf = (states: SQL): SQL => sql`(
  select state.student_id, told.discipline, told.agency_id, told.licence, told.is_closed, held.*
  from ${states} as state
  cross join lateral jsonb_to_record(state.facts)
    as told (discipline text, agency_id integer, licence text, is_closed boolean, certificates jsonb)
  left join lateral jsonb_to_recordset(told.certificates) as held (${CERTIFICATE}) on true
  where state.facts is not null
)`
