CREATE TABLE public.absences (
    "table" text NOT NULL,
    player text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.answers (
    "table" text NOT NULL,
    seq integer NOT NULL,
    player text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT ck_answers_payload CHECK ((length(payload) <= 1024)),
    CONSTRAINT ck_answers_seq CHECK ((seq > 0))
);
CREATE TABLE public.browsers (
    id text NOT NULL,
    cookie text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.chat (
    "table" text NOT NULL,
    n integer NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" text NOT NULL,
    player text NOT NULL,
    kind text NOT NULL,
    bot text,
    name text NOT NULL,
    holder text,
    invitation text,
    personal text,
    CONSTRAINT ck_seats_bot CHECK (((kind = 'bot'::text) = (bot IS NOT NULL))),
    CONSTRAINT ck_seats_kind CHECK ((kind = ANY (ARRAY['human'::text, 'bot'::text, 'open'::text])))
);
CREATE TABLE public.snapshots (
    "table" text NOT NULL,
    seq integer NOT NULL,
    save text NOT NULL,
    rules text NOT NULL,
    at bigint NOT NULL,
    log text,
    CONSTRAINT ck_snapshots_seq CHECK ((seq >= 0))
);
CREATE TABLE public.spectators (
    "table" text NOT NULL,
    browser text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    setup json NOT NULL,
    seed text NOT NULL,
    host text,
    name text NOT NULL,
    listed boolean NOT NULL,
    spectator text,
    state text NOT NULL,
    created bigint NOT NULL,
    clock text,
    talk boolean,
    CONSTRAINT ck_tables_id CHECK (((length(id) >= 1) AND (length(id) <= 24))),
    CONSTRAINT ck_tables_state CHECK ((state = ANY (ARRAY['running'::text, 'over'::text, 'ended'::text])))
);
INSERT INTO public.absences VALUES ('k3v9', 'p1', 1763208000000000);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.answers VALUES ('k3v9', 1, 'p1', 'answer', 'walk D4→D5', 1763208000000000);
INSERT INTO public.answers VALUES ('k3v9', 2, 'p1', 'undo', '0', 1763208000000000);
INSERT INTO public.browsers VALUES ('ada', 'c326695c7a97bc15e7def1bb35b61b17543dc18836f3714d61b156a8a37144ed', 1763208000000000);
INSERT INTO public.chat VALUES ('k3v9', 1, 'p1', 'Ada', 'Hallo', 1763208000000000);
INSERT INTO public.seats VALUES ('k3v9', 'p1', 'human', NULL, 'Ada', 'ada', NULL, '3fd30542fe3f61b14bd4a4b2dc0b6fb30fa6f63ebce52dd1778aaa8c4dc02cff');
INSERT INTO public.seats VALUES ('k3v9', 'p2', 'open', NULL, '', NULL, '9c19636ddea25f0a13357d01c0aef27a4eb4c7f8cbaf2be35f272273572ce2e5', NULL);
INSERT INTO public.seats VALUES ('k3v9', 'p3', 'bot', 'greedy', 'Greedy', NULL, NULL, NULL);
INSERT INTO public.snapshots VALUES ('k3v9', 0, '{"a save": "of the start"}', '1', 1763208000000000, NULL);
INSERT INTO public.spectators VALUES ('k3v9', 'ada');
INSERT INTO public.tables VALUES ('k3v9', 'the-island', '{"players": 2}', '4711', 'ada', 'Adas Tisch', true, '3c01eba119e00d79c82b6f65d70bc5f1044d568618bf41377e6d1432023fc2b8', 'running', 1763208000000000, 'generous', NULL);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT pk_absences PRIMARY KEY ("table", player);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT pk_answers PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT pk_browsers PRIMARY KEY (id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY ("table", player);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT pk_snapshots PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.spectators
    ADD CONSTRAINT pk_spectators PRIMARY KEY ("table", browser);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT uq_browsers_cookie UNIQUE (cookie);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_invitation UNIQUE (invitation);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_personal UNIQUE (personal);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_spectator UNIQUE (spectator);
CREATE INDEX ix_seats_holder ON public.seats USING btree (holder);
CREATE INDEX ix_tables_state_listed_created ON public.tables USING btree (state, listed, created);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT fk_absences_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT fk_answers_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_holder FOREIGN KEY (holder) REFERENCES public.browsers(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.spectators
    ADD CONSTRAINT fk_spectators_browser FOREIGN KEY (browser) REFERENCES public.browsers(id);
ALTER TABLE ONLY public.spectators
    ADD CONSTRAINT fk_spectators_table FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT fk_tables_host FOREIGN KEY (host) REFERENCES public.browsers(id);
