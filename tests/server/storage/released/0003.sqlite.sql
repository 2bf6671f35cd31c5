BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE absences (
	"table" TEXT NOT NULL, 
	player TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_absences PRIMARY KEY ("table", player), 
	CONSTRAINT fk_absences_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "absences" VALUES('k3v9','p1',1763208000000000);
CREATE TABLE answers (
	"table" TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY ("table", seq), 
	CONSTRAINT fk_answers_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT ck_answers_seq CHECK (seq > 0), 
	CONSTRAINT ck_answers_payload CHECK (length(payload) <= 1024)
)
 WITHOUT ROWID

;
INSERT INTO "answers" VALUES('k3v9',1,'p1','answer','walk D4→D5',1763208000000000);
INSERT INTO "answers" VALUES('k3v9',2,'p1','undo','0',1763208000000000);
CREATE TABLE browsers (
	id TEXT NOT NULL, 
	cookie TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_browsers PRIMARY KEY (id), 
	CONSTRAINT uq_browsers_cookie UNIQUE (cookie)
);
INSERT INTO "browsers" VALUES('ada','c326695c7a97bc15e7def1bb35b61b17543dc18836f3714d61b156a8a37144ed',1763208000000000);
CREATE TABLE chat (
	"table" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY ("table", n), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('k3v9',1,'p1','Ada','Hallo',1763208000000000);
CREATE TABLE seats (
	"table" TEXT NOT NULL, 
	player TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	bot TEXT, 
	name TEXT NOT NULL, 
	holder TEXT, 
	invitation TEXT, 
	personal TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", player), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_seats_holder FOREIGN KEY(holder) REFERENCES browsers (id), 
	CONSTRAINT uq_seats_invitation UNIQUE (invitation), 
	CONSTRAINT uq_seats_personal UNIQUE (personal), 
	CONSTRAINT ck_seats_kind CHECK (kind IN ('human', 'bot', 'open')), 
	CONSTRAINT ck_seats_bot CHECK ((kind = 'bot') = (bot IS NOT NULL))
);
INSERT INTO "seats" VALUES('k3v9','p1','human',NULL,'Ada','ada',NULL,'3fd30542fe3f61b14bd4a4b2dc0b6fb30fa6f63ebce52dd1778aaa8c4dc02cff');
INSERT INTO "seats" VALUES('k3v9','p2','open',NULL,'',NULL,'9c19636ddea25f0a13357d01c0aef27a4eb4c7f8cbaf2be35f272273572ce2e5',NULL);
INSERT INTO "seats" VALUES('k3v9','p3','bot','greedy','Greedy',NULL,NULL,NULL);
CREATE TABLE snapshots (
	"table" TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	save TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	at BIGINT NOT NULL, log TEXT, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("table", seq), 
	CONSTRAINT fk_snapshots_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT ck_snapshots_seq CHECK (seq >= 0)
);
INSERT INTO "snapshots" VALUES('k3v9',0,'{"a save": "of the start"}','1',1763208000000000,NULL);
CREATE TABLE spectators (
	"table" TEXT NOT NULL, 
	browser TEXT NOT NULL, 
	CONSTRAINT pk_spectators PRIMARY KEY ("table", browser), 
	CONSTRAINT fk_spectators_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_spectators_browser FOREIGN KEY(browser) REFERENCES browsers (id)
);
INSERT INTO "spectators" VALUES('k3v9','ada');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	setup JSON NOT NULL, 
	seed TEXT NOT NULL, 
	host TEXT, 
	name TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectator TEXT, 
	state TEXT NOT NULL, 
	created BIGINT NOT NULL, clock TEXT, talk BOOLEAN, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES browsers (id), 
	CONSTRAINT uq_tables_spectator UNIQUE (spectator), 
	CONSTRAINT ck_tables_id CHECK (length(id) BETWEEN 1 AND 24), 
	CONSTRAINT ck_tables_state CHECK (state IN ('running', 'over', 'ended'))
);
INSERT INTO "tables" VALUES('k3v9','the-island','{"players": 2}','4711','ada','Adas Tisch',1,'3c01eba119e00d79c82b6f65d70bc5f1044d568618bf41377e6d1432023fc2b8','running',1763208000000000,'generous',NULL);
CREATE INDEX ix_tables_state_listed_created ON tables (state, listed, created);
CREATE INDEX ix_seats_holder ON seats (holder);
COMMIT;
