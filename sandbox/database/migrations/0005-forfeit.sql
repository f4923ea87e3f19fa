-- What a withdrawal takes away from the player, e.g. a bonus.
CREATE TABLE player_forfeits (
  user_id text PRIMARY KEY REFERENCES users (id),
  forfeit jsonb NOT NULL
);
