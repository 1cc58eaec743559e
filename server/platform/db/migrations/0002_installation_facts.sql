CREATE TABLE "installation_facts" (
	"fact" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
