-- Any country may be billed. Parcels go to Germany, Austria and Switzerland, as before:
-- `shipping_available` says so, and delivery to more of them is switched on there.
UPDATE country SET active = 1;
