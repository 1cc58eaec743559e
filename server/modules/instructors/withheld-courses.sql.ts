import { sql } from 'drizzle-orm'

import type { WithheldCourses } from '../../../src/domain/contract/held-class.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorApprovals } from '../../platform/db/tables/classes.table.ts'
import { blocks, isApproval } from './approvals.sql.ts'

/** The courses of which somebody may plan no class now, in the order of the programme: for a column of one row. */
export const withheldFrom = (userId: number, language: Language, now: Date) =>
  sql<WithheldCourses>`(
    select coalesce(json_agg(json_build_object(
      'id', ${courses.id},
      'title', ${courses.title} ->> ${language}::text,
      'state', case when ${isApproval('suspended', now)} then 'suspended' else 'lapsed' end
    ) order by ${courses.position}), '[]'::json)
    from ${instructorApprovals} join ${courses} on ${courses.id} = ${instructorApprovals.courseId}
    where ${instructorApprovals.userId} = ${userId} and not ${courses.isOnline} and ${courses.isPublished}
      and (${blocks(now)})
  )`
