CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_sign_in" ON "users" USING btree (coalesce("last_sign_in_at", timestamptz '1970-01-01 00:00:00+00'),"id");--> statement-breakpoint
CREATE INDEX "users_of_agency" ON "users" USING btree ("primary_agency_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at","id") WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("sort_name","id") WHERE deactivated_at is not null;