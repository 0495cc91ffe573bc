-- A search anywhere reads the listings that are recommended most.

create index listings_by_position on listings (position, id);
