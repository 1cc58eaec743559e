ALTER TABLE "audit_log" ADD COLUMN "gathered_as" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_gathered_as" UNIQUE("gathered_as");